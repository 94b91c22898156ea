import { expect, test } from 'vitest'
import { dueAt, type Opening, type OwnerHours } from './due-at.ts'

const office: Opening[] = [{ from: '09:00', to: '18:00' }]
const workdays = [[], office, office, office, office, office, []]
const daily = (...openings: Opening[]) => Array.from({ length: 7 }, () => openings)

const hours = (changes: Partial<OwnerHours> = {}): OwnerHours => ({
  timeZone: 'Europe/Madrid',
  week: workdays,
  answerWithin: 4,
  ...changes,
})

const due = (at: string, changes?: Partial<OwnerHours>) =>
  dueAt(new Date(at), hours(changes)).toISOString()

test.each([
  ['in the morning', '2026-11-23T09:00:00Z', '2026-11-23T13:00:00.000Z'],
  ['up to the last minute', '2026-11-23T13:00:00Z', '2026-11-23T17:00:00.000Z'],
  ['over night', '2026-11-23T15:30:00Z', '2026-11-24T10:30:00.000Z'],
  ['before the office opens', '2026-11-24T03:00:00Z', '2026-11-24T12:00:00.000Z'],
  ['on Friday evening', '2026-11-27T16:00:00Z', '2026-11-30T11:00:00.000Z'],
  ['on Sunday', '2026-11-29T10:00:00Z', '2026-11-30T12:00:00.000Z'],
])('%s', (_, at, expected) => {
  expect(due(at)).toBe(expected)
})

test('two opening periods a day, and one over midnight', () => {
  const week = daily({ from: '09:00', to: '13:00' }, { from: '16:00', to: '19:00' })
  expect(due('2026-11-23T11:00:00Z', { week })).toBe('2026-11-23T18:00:00.000Z')
  const night = daily({ from: '22:00', to: '02:00' })
  expect(due('2026-11-24T00:30:00Z', { week: night })).toBe('2026-11-25T00:30:00.000Z')
})

test('the owner works around the clock', () => {
  const week = daily({ from: '00:00', to: '24:00' })
  expect(due('2026-11-23T22:15:00Z', { week })).toBe('2026-11-24T02:15:00.000Z')
})

test('hours that clocks skip do not count, and repeated ones count twice', () => {
  const week = daily({ from: '00:00', to: '06:00' })
  // 29 March 2026: from 02:00 to 03:00 at 01:00Z. Five hours are open instead of six.
  const spring = { week, answerWithin: 6 }
  expect(due('2026-03-28T23:00:00Z', spring)).toBe('2026-03-29T23:00:00.000Z')
  // 25 October 2026: from 03:00 to 02:00 at 01:00Z. Seven hours are open.
  const autumn = { week, answerWithin: 7 }
  expect(due('2026-10-24T22:00:00Z', autumn)).toBe('2026-10-25T05:00:00.000Z')
})

test('office hours follow local time when clocks change', () => {
  const week = daily(...office)
  expect(due('2026-03-28T16:00:00Z', { week })).toBe('2026-03-29T10:00:00.000Z')
  expect(due('2026-10-24T15:00:00Z', { week })).toBe('2026-10-25T11:00:00.000Z')
})

test('an opening period that begins in a skipped hour or ends in a repeated one', () => {
  const skipped = daily({ from: '02:30', to: '05:00' })
  expect(due('2026-03-28T23:00:00Z', { week: skipped, answerWithin: 1 })).toBe(
    '2026-03-29T02:30:00.000Z',
  )
  const repeated = daily({ from: '01:00', to: '02:30' })
  expect(due('2026-10-24T22:00:00Z', { week: repeated, answerWithin: 2.5 })).toBe(
    '2026-10-25T01:30:00.000Z',
  )
})

test.each([
  ['America/St_Johns', '2026-11-23T12:30:00Z', '2026-11-23T16:30:00.000Z'],
  ['Asia/Kathmandu', '2026-11-23T03:15:00Z', '2026-11-23T07:15:00.000Z'],
  ['Pacific/Kiritimati', '2026-11-22T19:00:00Z', '2026-11-22T23:00:00.000Z'],
  ['Pacific/Apia', '2026-11-22T20:00:00Z', '2026-11-23T00:00:00.000Z'],
])('the days are those of %s', (timeZone, at, expected) => {
  expect(due(at, { timeZone })).toBe(expected)
})

test('a day that a time zone skipped is not counted twice', () => {
  // Samoa skipped 30 December 2011.
  const week = daily({ from: '00:00', to: '24:00' })
  const at = '2011-12-30T00:00:00Z'
  expect(due(at, { timeZone: 'Pacific/Apia', week, answerWithin: 48 })).toBe(
    '2012-01-01T00:00:00.000Z',
  )
})

test('for an owner without opening hours all hours count', () => {
  expect(due('2026-11-23T10:00:00Z', { week: daily() })).toBe('2026-11-23T14:00:00.000Z')
  expect(due('2026-11-23T10:00:00Z', { week: [] })).toBe('2026-11-23T14:00:00.000Z')
})

test('with no time to answer, an enquiry is due when the owner opens', () => {
  expect(due('2026-11-29T10:00:00Z', { answerWithin: 0 })).toBe('2026-11-30T08:00:00.000Z')
})
