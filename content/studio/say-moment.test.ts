import { expect, test } from 'vitest'
import { sayMoment, sayTime } from './say-moment.ts'

const now = new Date('2026-11-23T12:00:00Z')
const say = (iso: string, timeZone = 'UTC') => sayMoment(iso, { now, timeZone })

test.each([
  ['2026-11-23T09:05:00Z', 'Today 09:05'],
  ['2026-11-24T09:00:00Z', 'Tomorrow 09:00'],
  ['2026-11-22T23:59:00Z', 'Yesterday 23:59'],
  ['2026-12-03T09:00:00Z', '3 Dec 09:00'],
  ['2027-01-05T09:00:00Z', '5 Jan 2027 09:00'],
])('%s is written as %s', (iso, words) => {
  expect(say(iso)).toBe(words)
})

test('the day is that of the reader’s time zone', () => {
  expect(say('2026-11-23T23:30:00Z', 'Asia/Tokyo')).toBe('Tomorrow 08:30')
})

test('a time with its whole date is said in the time zone of the house', () => {
  const at = new Date('2026-12-03T23:30:00Z')
  expect(sayTime(at, 'Europe/Madrid')).toBe('4 Dec 2026 00:30')
})
