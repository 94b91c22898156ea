import { expect, test } from 'vitest'
import type { ImportProgress } from '../imports/progress.ts'
import { countWords, endAdvice, endWords, refusedAdvice } from './import-words.ts'

const run: ImportProgress = {
  id: 'a',
  by: 'Jo',
  state: 'running',
  total: 2000,
  created: 800,
  updated: 12,
  refused: [],
  isPublished: false,
}

test('the count says how many listings of all are saved', () => {
  expect(countWords(run)).toBe('812 of 2,000 listings')
  expect(countWords({ ...run, created: 0, updated: 0, total: 1 })).toBe('0 of 1 listing')
})

test.each([
  ['done', 'Imported: 800 new, 12 changed'],
  ['stopped', 'Stopped: 812 of 2,000 listings were imported'],
  ['failed', 'The import broke off: 812 of 2,000 listings were imported'],
] as const)('the heading of an import that is %s says what was saved', (state, heading) => {
  expect(endWords({ ...run, state })).toBe(heading)
})

test('an import of which every row was refused has imported nothing', () => {
  const none = { ...run, state: 'done', created: 0, updated: 0 } as const
  expect(endWords(none)).toBe('Nothing was imported')
  expect(endAdvice(none)).toEqual([])
})

test('an import that ended early says how to go on, and a failed one why it failed', () => {
  const again = expect.stringContaining('Import the same sheet again')
  const drafts = expect.stringContaining('are drafts')
  expect(endAdvice({ ...run, state: 'done' })).toEqual([drafts])
  expect(endAdvice({ ...run, state: 'stopped' })).toEqual([drafts, again])
  const reason = 'The disk of the server is full.'
  const failed = { ...run, state: 'failed', isPublished: true, reason } as const
  expect(endAdvice(failed)).toEqual([reason, expect.stringContaining('published'), again])
})

test('rows that were left out are counted', () => {
  expect(refusedAdvice(1)).toMatch(/^This row was not imported/)
  expect(refusedAdvice(3)).toMatch(/^These 3 rows were not imported/)
})
