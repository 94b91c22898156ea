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

const commands: Record<string, string> = JSON.parse(read('../../package.json')).scripts
const own = Object.values(commands).flatMap((line) => /^node (scripts\/\S+)$/.exec(line)?.[1] ?? [])

test('the commands of the project are scripts of its own', () => {
  expect(own).toEqual(expect.arrayContaining(['scripts/start.mjs', 'scripts/screens.mjs']))
})

test.each(own)(
  'an old Node gets as far as the sentence: %s asks for nothing that it lacks',
  (script) => {
    const imports = /^import .* from '(.*)'$/gm
    const names = [...read(`../../${script}`).matchAll(imports)].map(([, name]) => name)
    expect(names).toEqual(['./setup/any-node.mjs'])
    expect(read('./any-node.mjs')).not.toMatch(/^import |\bawait\b|\?\?|\?\./m)
  },
)
