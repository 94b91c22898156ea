import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isRecent } from './any-node.mjs'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

test.each([
  ['12.22.0', false],
  ['18.20.4', false],
  ['20.0.0', true],
  ['24.21.0', true],
])('Node %s is recent enough: %s', (version, expected) => {
  expect(isRecent(version)).toBe(expected)
})

test.each(['start', 'test', 'dev', 'check', 'bench', 'demo-reset'])(
  'an old Node gets as far as the sentence: npm run %s asks for nothing that it lacks',
  (script) => {
    const imports = /^import .* from '(.*)'$/gm
    const names = [...read(`../${script}.mjs`).matchAll(imports)].map(([, name]) => name)
    expect(names).toEqual(['./setup/any-node.mjs'])
    expect(read('./any-node.mjs')).not.toMatch(/^import |\bawait\b|\?\?|\?\./m)
  },
)
