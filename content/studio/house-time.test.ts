import { expect, test } from 'vitest'
import { clockAt, momentOf, nextChange } from './house-time.ts'
import { clockWords, timeProblem } from './house-time-words.ts'

const MADRID = 'Europe/Madrid'
const iso = (zone: string, clock: string) => momentOf(zone, clock)?.toISOString()

test.each([
  [MADRID, '2027-01-05T09:07', '2027-01-05T08:07:00.000Z'],
  [MADRID, '2027-07-05T00:00', '2027-07-04T22:00:00.000Z'],
  ['UTC', '2027-03-28T02:30', '2027-03-28T02:30:00.000Z'],
  ['Asia/Kathmandu', '2027-01-05T09:00', '2027-01-05T03:15:00.000Z'],
  ['Pacific/Kiritimati', '2027-01-05T09:00', '2027-01-04T19:00:00.000Z'],
  ['Australia/Lord_Howe', '2027-01-05T09:00', '2027-01-04T22:00:00.000Z'],
])('clocks in %s show %s at %s', (zone, clock, expected) => {
  expect(iso(zone, clock)).toBe(expected)
  expect(clockAt(zone, new Date(expected))).toBe(clock)
})

test('a time that clocks skip is refused; of one that they show twice the first is meant', () => {
  expect(iso(MADRID, '2027-03-28T02:30')).toBeUndefined()
  expect(iso(MADRID, '2027-03-28T03:00')).toBe('2027-03-28T01:00:00.000Z')
  expect(iso(MADRID, '2027-10-31T02:30')).toBe('2027-10-31T00:30:00.000Z')
  expect(iso(MADRID, 'soon')).toBeUndefined()
})

test.each([
  [MADRID, '2026-10-01', '2026-10-25T01:00:00.000Z', 'back'],
  [MADRID, '2026-11-28', '2027-03-28T01:00:00.000Z', 'forward'],
  ['America/New_York', '2026-10-25', '2026-11-01T06:00:00.000Z', 'back'],
  ['Pacific/Auckland', '2026-04-06', '2026-09-26T14:00:00.000Z', 'forward'],
] as const)('clocks in %s are next changed after %s at %s', (zone, from, at, direction) => {
  expect(nextChange(zone, new Date(from))).toEqual({ at: new Date(at), direction })
})

test('where clocks are never changed there is no next change', () => {
  expect(nextChange('Asia/Tokyo', new Date('2026-11-28'))).toBeUndefined()
})

const words = (at: string, now: string) => clockWords(MADRID, new Date(at), new Date(now))

test('the next change of clocks is named if it comes before the chosen time, or soon after it', () => {
  expect(words('2026-11-20', '2026-10-01')).toBe('Clocks go back on 25 October.')
  expect(words('2026-10-20', '2026-10-01')).toBe('Clocks go back on 25 October.')
  expect(words('2026-10-10', '2026-10-01')).toBeUndefined()
  expect(words('2027-04-01', '2026-11-28')).toBe('Clocks go forward on 28 March 2027.')
})

test('of a time that clocks show twice the words say which one is meant', () => {
  const said = 'Clocks go back on 25 October; of the two times the first is meant.'
  expect(words('2026-10-25T00:30:00Z', '2026-10-01')).toBe(said)
  expect(words('2026-10-24T23:59:00Z', '2026-10-01')).toBe('Clocks go back on 25 October.')
  expect(words('2026-10-25T01:30:00Z', '2026-10-01')).toBe('Clocks go back on 25 October.')
})

test('a past time and one that clocks skip cannot be chosen; any later minute can', () => {
  const now = new Date('2027-03-28T00:10:00Z')
  const problem = (clock: string) => timeProblem(MADRID, clock, now)
  expect(problem('2027-03-28T01:10')).toMatch(/still to come/)
  expect(problem('2027-03-28T01:11')).toBeUndefined()
  expect(problem('2027-03-28T02:11')).toMatch(/skip/)
  expect(problem('')).toMatch(/Choose a day/)
})
