import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import words from '../../demo/documents/words.json' with { type: 'json' }
import { departures } from './boat-transfer-times/timetable.ts'
import { DOCUMENTS } from './documents.ts'
import { asHtml } from './parts/document.ts'
import { NOTE } from './parts/page.ts'
import { wordsIn } from './parts/words.ts'

test('every document is there as a PDF, and every PDF is a document', () => {
  const files = readdirSync(join(import.meta.dirname, '../../demo/documents'))
  const pdfs = files.filter((file) => file.endsWith('.pdf'))
  expect(pdfs.sort()).toEqual(DOCUMENTS.map(({ name }) => `${name}.pdf`).sort())
})

test.each(DOCUMENTS)('every page of $name says that the place is fictional', ({ pages }) => {
  expect(pages.length).toBeGreaterThan(1)
  expect(pages.filter((page) => !page.includes(NOTE))).toEqual([])
})

test.each(DOCUMENTS)('every SVG of $name has a text, or is hidden', (document) => {
  const drawings = asHtml(document).match(/<svg [^>]*>/g) ?? []
  expect(drawings.filter((tag) => !/aria-label="[^"]+"|aria-hidden/.test(tag))).toEqual([])
})

test('the words of all documents are those that are compared with the records', () => {
  const made = Object.fromEntries(DOCUMENTS.map((one) => [one.name, wordsIn(one)]))
  expect(words, 'Run node generators/documents/make-documents.ts').toEqual(made)
})

test('two boats are enough for the timetable', () => {
  const [out, home] = [departures('marina'), departures('airport')]
  expect(home).toEqual(out.map((minute) => minute + 20))
  const back = home.map((minute) => minute + 12)
  const earlyAgain = out.filter((minute, i) => i > 1 && minute < (back[i - 2] ?? 0))
  expect(earlyAgain).toEqual([])
})
