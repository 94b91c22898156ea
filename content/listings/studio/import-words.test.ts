import { expect, test } from 'vitest'
import type { ImportProgress } from '../imports/progress.ts'
import {
  countWords,
  endAdvice,
  endWords,
  pastLabel,
  pastWords,
  refusedAdvice,
  takeBackWords,
} from './import-words.ts'

const run: ImportProgress = {
  id: 'a',
  by: 'Jo',
  sheet: 'listings.csv',
  begunAt: '2026-11-29T09:00:00.000Z',
  phase: 'import',
  state: 'running',
  total: 2000,
  created: 800,
  updated: 12,
  refused: [],
  isPublished: false,
  back: null,
  may: { stop: true, continue: false, takeBack: false },
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
  const may = { ...run.may, continue: true }
  expect(endAdvice({ ...run, state: 'stopped', may })).toContainEqual(
    expect.stringContaining('Press “Continue”'),
  )
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

const back = {
  ...{ by: 'Ada', at: '2026-11-29T10:00:00.000Z', binned: 790, restored: 12 },
  ...{ keptCount: 10, kept: [] },
}

test('taking back counts what was looked at, and says what is where', () => {
  const taking = { ...run, phase: 'take-back', back } as const
  expect(countWords({ ...taking, back: { ...back, binned: 20 } })).toBe('42 of 812 listings')
  expect(endWords({ ...taking, state: 'done' })).toBe('Taken back: 790 in the bin, 12 as before')
  const nothing = { ...back, binned: 0, restored: 0 }
  expect(endWords({ ...taking, state: 'done', back: nothing })).toBe('Nothing was taken back')
  expect(endAdvice({ ...taking, state: 'done' })).toHaveLength(2)
  const none = { ...back, restored: 0 }
  expect(endWords({ ...taking, state: 'done', back: none })).toBe('Taken back: 790 in the bin')
  expect(takeBackWords(run)).toMatch(
    /^800 new listings go to the bin, and 12 changed listings will be/,
  )
})

test('a line of the history says what was imported and what was taken back', () => {
  const done = { ...run, state: 'done' } as const
  expect([pastLabel(done), pastWords(done)]).toEqual([undefined, '800 new, 12 changed · drafts'])
  const stopped = { ...run, state: 'stopped', isPublished: true } as const
  expect(pastLabel(stopped)).toBe('Stopped')
  expect(pastWords(stopped)).toBe('800 new, 12 changed of 2,000 · published')
  const taken = { ...done, phase: 'take-back', back } as const
  expect(pastLabel(taken)).toBe('Taken back')
  expect(pastWords(taken)).toBe(
    '800 new, 12 changed · drafts · taken back by Ada: 790 in the bin, 12 as before, 10 not taken back',
  )
})
