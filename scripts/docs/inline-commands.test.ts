import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../launch/paths.ts'
import { INLINE_COMMANDS } from './inline-commands.ts'
import { pages, readPage } from './pages.ts'

/** A command between backticks, without its arguments. */
const INLINE = /`(npm run [\w:-]+|npm [\w-]+|npx [@\w/-]+)(?: [^`\n]*)?`/g

const named = new Set(
  pages.flatMap((page) => [...readPage(page).matchAll(INLINE)].map(([, name = '']) => name)),
)

test('each command within a sentence is run by a test, or has a reason why not', () => {
  expect(named.size).toBeGreaterThan(15)
  expect([...named].filter((name) => !(name in INLINE_COMMANDS))).toEqual([])
  expect(Object.keys(INLINE_COMMANDS).filter((name) => !named.has(name))).toEqual([])
})

test('the tests that run such a command exist and contain it', () => {
  for (const [name, command] of Object.entries(INLINE_COMMANDS))
    if ('runBy' in command)
      expect(readFileSync(join(root, command.runBy), 'utf8'), name).toContain(command.how)
})

test('the files that a reason names exist', () => {
  const reasons = Object.values(INLINE_COMMANDS).flatMap((one) =>
    'notRun' in one ? one.notRun : [],
  )
  const files = reasons.flatMap(
    (reason) => reason.match(/\b(?:scripts|content|site|e2e)\/[\w./-]+/g) ?? [],
  )
  expect(files.length).toBeGreaterThan(3)
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
})
