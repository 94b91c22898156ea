import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isRecent } from './any-node.mjs'
import { root } from './paths.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

test.each([
  ['12.22.0', false],
  ['18.20.4', false],
  ['20.0.0', true],
  ['24.21.0', true],
])('Node %s is recent enough: %s', (version, expected) => {
  expect(isRecent(version)).toBe(expected)
})

const commands: Record<string, string> = JSON.parse(read('../../package.json')).scripts
const scripts = Object.values(commands).flatMap(
  (line) => /^node scripts\/run\.mjs (\S+)$/.exec(line)?.[1] ?? [],
)

test('every npm script that run.mjs starts is a file in scripts/', () => {
  expect(scripts).toEqual(expect.arrayContaining(['start', 'test', 'new-block']))
  for (const name of scripts) expect(existsSync(join(root, `scripts/${name}.ts`)), name).toBe(true)
})

test('an old Node reaches the error message: the entry uses no newer syntax', () => {
  const imports = /^import .* from '(.*)'$/gm
  const names = [...read('../run.mjs').matchAll(imports)].map(([, name]) => name)
  expect(names).toEqual(['./setup/any-node.mjs'])
  for (const file of ['./any-node.mjs', '../run.mjs'])
    expect(read(file).replace(/^import .*any-node.*$/gm, '')).not.toMatch(
      /^import |\bawait\b|\?\?|\?\./m,
    )
})
