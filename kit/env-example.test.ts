import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from './root.ts'

/** Set by our programs for each other, by the system, or by Node, Next and Vite; not meant for users. */
const OWN = new Set(['NODE_ENV', 'PATH', 'NEXT_RUNTIME', 'PAYLOAD_MIGRATING', 'SSR', 'DEV'])

const READ = /\b(?:env\.|read(?:Env|Number|Port|Secret|Url)\(\s*')([A-Z][A-Z_]+)/g

function settingsRead() {
  const files = globSync('{kit,content,site}/**/*.{ts,tsx}', {
    cwd: projectRoot(),
    exclude: (path) => /node_modules|dist|\.next|\.test\.|\/test(ing)?$/.test(path),
  })
  const sources = files.map((file) => readFileSync(join(projectRoot(), file), 'utf8'))
  const names = sources.flatMap((source) => [...source.matchAll(READ)].map(([, name = '']) => name))
  return new Set(names.filter((name) => !OWN.has(name)))
}

test('every setting that is read is documented in .env.example', () => {
  const example = readFileSync(join(projectRoot(), '.env.example'), 'utf8')
  const described = new Set([...example.matchAll(/^# ([A-Z][A-Z_]+)=/gm)].map(([, name]) => name))
  const read = settingsRead()
  expect(read.size).toBeGreaterThan(10)
  expect([...read].filter((name) => !described.has(name))).toEqual([])
})
