import { expect, test } from 'vitest'
import { leftWords } from '../../long-work/studio/left-words.ts'
import type { BulkProgress } from './progress.ts'
import { adviceAfter, endOf, farOf, namedAdvice } from './words.ts'

const LISTINGS = { singular: 'Listing', plural: 'Listings' }

const run: BulkProgress = {
  ...{ id: 1, what: 'publish', about: 'listings', by: 'Jo', state: 'running' },
  ...{ total: 2000, done: 410, named: [], noted: [] },
  may: { stop: true, continue: false, bringBack: false },
}

const named = [{ record: 'listings:1', path: '', title: 'Casa', message: 'Jo has this open.' }]

test('progress counts the records that stay, too', () => {
  expect(farOf({ ...run, named }, LISTINGS)).toBe('411 of 2,000 listings')
})

test.each([
  [{ done: 2000, state: 'done' }, '2,000 listings are published'],
  [{ done: 1, total: 1, state: 'done', what: 'bin' }, '1 listing is in the bin'],
  [{ done: 0, state: 'done', what: 'erase' }, 'None of 2,000 listings is erased'],
  [{ state: 'stopped' }, 'Stopped: 410 of 2,000 listings are published'],
  [{ state: 'failed', what: 'bring-back' }, 'This broke off: 410 of 2,000 listings are back'],
] as const)('%o ends with “%s”', (news, words) => {
  expect(endOf({ ...run, ...news }, LISTINGS)).toBe(words)
})

test('the advice says why it broke off, and how it goes on', () => {
  const may = { ...run.may, continue: true }
  const failed = { ...run, state: 'failed', reason: 'The disk is full.', may } as const
  expect(adviceAfter(failed)).toEqual(['The disk is full.', expect.stringContaining('Continue')])
  expect(namedAdvice(2, LISTINGS)).toBe('These 2 listings stay as they are:')
})

test.each([
  [undefined, ''],
  [4, 'a few seconds left'],
  [31, 'about 40 seconds left'],
  [70, 'about a minute left'],
  [200, 'about 3 minutes left'],
])('with %s seconds left it says “%s”', (seconds, words) => {
  expect(leftWords(seconds)).toBe(words)
})
