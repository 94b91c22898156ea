import { expect } from 'vitest'
import { type CodeBlock, codeBlocks, isAsShown } from './code-blocks.ts'
import { readPage } from './pages.ts'
import type { Server } from './server.ts'

/** The commands of a page that are run, and the actions after some of them. */
type Choice = {
  isRun?: (block: CodeBlock) => boolean
  after?: (block: CodeBlock) => void | Promise<void>
}

/** Runs the commands of a page in order, and compares their output with the page. */
export async function followPage(
  server: Server,
  page: string,
  { isRun = () => true, after = () => {} }: Choice = {},
): Promise<void> {
  const blocks = codeBlocks(readPage(page)).filter(({ language }) => language === 'sh')
  for (const block of blocks) {
    if (block.notRun !== undefined || !isRun(block)) continue
    await follow(server, page, block)
    await after(block)
  }
}

async function follow(server: Server, page: string, { code, expected, line }: CodeBlock) {
  const { code: exit, stdout, stderr } = await server.run(code)
  const where = `${page}:${line}\n${stdout}${stderr}`
  expect(exit, where).toBe(0)
  if (expected !== undefined) expect(isAsShown(stdout, server.localize(expected)), where).toBe(true)
}

/** Sections that apply to one replica of the site and SQLite. */
export const isOrdinary = (block: CodeBlock) => !isForPostgres(block) && !isForCopies(block)

export const isForPostgres = ({ code }: CodeBlock) => /^su postgres /m.test(code)

export const isForCopies = ({ code }: CodeBlock) => /belvedere-site@/.test(code)

export const isForOneCopy = ({ code }: CodeBlock) =>
  /^systemctl restart belvedere-site$/m.test(code) ||
  (code.includes('npm run upgrade') && !code.includes('--site'))
