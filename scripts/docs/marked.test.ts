import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../launch/paths.ts'
import { codeBlocks } from './code-blocks.ts'
import { pages, readPage } from './pages.ts'
import { RUN_ELSEWHERE, RUN_PAGES } from './run-pages.ts'

const blocks = pages.flatMap((page) =>
  codeBlocks(readPage(page)).map((block) => ({ page, ...block })),
)
const commands = blocks.filter(({ language }) => language === 'sh')

test('each command of a page is run by a test, or the line above it says why not', () => {
  const unclear = commands.filter(
    ({ page, code, notRun }) => !notRun && !RUN_PAGES.includes(page) && !(code in RUN_ELSEWHERE),
  )
  expect(commands.length).toBeGreaterThan(20)
  expect(unclear.map(({ page, line, code }) => `${page}:${line} ${code}`)).toEqual([])
})

test('commands have the language sh', () => {
  const other = blocks.filter(({ language }) => /^(|bash|shell|console|zsh)$/.test(language))
  const looksLikeOne = other.filter(({ code }) => /^(\$ |npm |node |curl |systemctl )/m.test(code))
  expect(looksLikeOne.map(({ page, line }) => `${page}:${line}`)).toEqual([])
})

test('commands with their own tests are on a page', () => {
  const codes = commands.map(({ code }) => code)
  for (const [code, [file, how]] of Object.entries(RUN_ELSEWHERE)) {
    expect(codes).toContain(code)
    expect(readFileSync(join(root, file), 'utf8')).toContain(how)
  }
})
