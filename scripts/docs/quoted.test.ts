import { expect, test } from 'vitest'
import { readPage } from './pages.ts'
import { readSources } from './sources.ts'

const sources = readSources()

/** Sentences that other programs log: SQLite, PostgreSQL, Node, systemd and the kernel. */
const FOREIGN = new Set([
  'database is locked',
  'password authentication failed',
  'no space left on device',
  'database or disk is full',
  'database disk image is malformed',
  'file is not a database',
])

/** Texts with a space, between backticks, outside of fences: sentences and commands. */
function quotesOf(page: string): string[] {
  const prose = readPage(page).replace(/^```[\s\S]*?^```$/gm, '')
  const quotes = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, quote = '']) => quote)
  return quotes.filter((quote) => /^[A-Z][A-Za-z’']* /.test(quote) || FOREIGN.has(quote))
}

/** `…` stands for variable text; the code has a variable there. */
function isIn(quote: string) {
  const parts = quote.split('…').map((part) => part.trim().replace(/^\. /, ''))
  return parts.every((part) => sources.includes(part))
}

const PAGES = [
  'docs/troubleshooting.md',
  'docs/monitoring.md',
  'docs/performance.md',
  'docs/upgrade.md',
]

test.each(PAGES)('the sentences that %s quotes are in the code', (page) => {
  const own = quotesOf(page).filter((quote) => !FOREIGN.has(quote) && !quote.startsWith('GET '))
  expect(own.length).toBeGreaterThan(0)
  expect(own.filter((quote) => !isIn(quote))).toEqual([])
})

test('sentences of other programs are quoted on a page', () => {
  const quoted = new Set(PAGES.flatMap(quotesOf))
  expect([...FOREIGN].filter((sentence) => !quoted.has(sentence))).toEqual([])
})
