import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import manifest from '../manifest.json' with { type: 'json' }
import { departures } from './boat-transfer-times/timetable.ts'
import { DOCUMENTS } from './documents.ts'
import { asHtml } from './parts/document.ts'
import { NOTE } from './parts/page.ts'

const folder = import.meta.dirname
const files = readdirSync(folder).filter((file) => file.endsWith('.pdf'))

test('every document is there as a PDF, and every PDF is a document', () => {
  expect(files.sort()).toEqual(DOCUMENTS.map(({ name }) => `${name}.pdf`).sort())
  const named = Object.values(manifest).map(({ file }) => file)
  expect(files.filter((file) => !named.includes(`documents/${file}`))).toEqual([])
})

test('no PDF has more than 400 KB, and all together at most 1.2 MB', () => {
  const sizes = files.map((file) => readFileSync(join(folder, file)).byteLength)
  expect(Math.max(...sizes)).toBeLessThan(400_000)
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(1_200_000)
})

test.each(DOCUMENTS)('every sheet of $name says that the place is fictional', ({ pages }) => {
  expect(pages.length).toBeGreaterThan(1)
  expect(pages.filter((page) => !page.includes(NOTE))).toEqual([])
})

test.each(DOCUMENTS)('every drawing of $name has a text, or is hidden', (document) => {
  const drawings = asHtml(document).match(/<svg [^>]*>/g) ?? []
  expect(drawings.filter((tag) => !/aria-label="[^"]+"|aria-hidden/.test(tag))).toEqual([])
})

test('two boats are enough for the timetable', () => {
  const [out, home] = [departures('marina'), departures('airport')]
  expect(home).toEqual(out.map((minute) => minute + 20))
  const back = home.map((minute) => minute + 12)
  const earlyAgain = out.filter((minute, i) => i > 1 && minute < (back[i - 2] ?? 0))
  expect(earlyAgain).toEqual([])
})
