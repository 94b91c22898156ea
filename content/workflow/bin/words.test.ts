import { expect, test } from 'vitest'
import { daysLeft } from './kept-days.ts'
import { backOf } from './words.ts'

const spa = { title: 'Spa', slug: null, off: '' }

test('what is not as before is said when a record is back', () => {
  expect(backOf([spa])).toBe('“Spa” is back.')
  expect(backOf([spa, spa])).toBe('2 records are back.')
  expect(backOf([{ ...spa, slug: 'spa-2', off: 'its schedule' }])).toBe(
    '“Spa” is back. The slug of “Spa” is “spa-2” now: another record has its own. “Spa” is back without its schedule.',
  )
})

test('a record is erased thirty days after it went into the bin', () => {
  const since = '2026-11-29T10:00:00.000Z'
  expect(daysLeft(since, new Date(since))).toBe(30)
  expect(daysLeft(since, new Date('2026-12-28T10:00:01.000Z'))).toBe(1)
  expect(daysLeft(since, new Date('2026-12-29T10:30:00.000Z'))).toBe(1)
})
