import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../setup/paths.ts'
import { codeBlocks } from './code-blocks.ts'
import { pages, readPage } from './pages.ts'
import { RUN_ELSEWHERE, RUN_PAGES } from './run-pages.ts'

test.each(pages)('%s says of each command whether a test runs it', (page) => {
  const commands = codeBlocks(readPage(page)).filter(({ language }) => language === 'sh')
  const unclear = commands.filter(
    ({ code, notRun }) => !notRun && !RUN_PAGES.includes(page) && !(code in RUN_ELSEWHERE),
  )
  expect(unclear.map(({ line, code }) => `line ${line}: ${code}`)).toEqual([])
})

test('commands have the language sh', () => {
  const other = pages.flatMap((page) =>
    codeBlocks(readPage(page))
      .filter(({ language }) => /^(bash|shell|console|zsh)$/.test(language))
      .map(({ line }) => `${page}:${line}`),
  )
  expect(other).toEqual([])
})

test.each(Object.entries(RUN_ELSEWHERE))('%s is run by %j', (code, [file, how]) => {
  const shown = pages.flatMap((page) => codeBlocks(readPage(page)).map((block) => block.code))
  expect(shown).toContain(code)
  expect(readFileSync(join(root, file), 'utf8')).toContain(how)
})

test.each(pages)('%s names only programs of the project that exist', (page) => {
  const text = readPage(page)
  const named = [
    ...text.matchAll(/\bnode ((?:content|site|demo|scripts|blocks)\/[\w./-]+\.m?[jt]s)/g),
  ]
  const files = named.map(([, file = '']) => file).filter((file) => !file.includes('/dist/'))
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
})
