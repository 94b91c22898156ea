import { expect, test } from 'vitest'
import { addDays, dayIn, daysFrom } from '../../service/days.ts'
import { periodIn, spansOf } from './periods.ts'

test('a time is on the day of its time zone', () => {
  const at = new Date('2026-03-29T23:30:00Z')
  expect(dayIn('UTC', at)).toBe('2026-03-29')
  expect(dayIn('Europe/Lisbon', at)).toBe('2026-03-30')
  expect(dayIn('America/Lima', at)).toBe('2026-03-29')
})

test('days follow each other over months and leap days', () => {
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
  expect(daysFrom('2026-12-30', '2027-01-02')).toHaveLength(4)
})

test('a period of days ends today, and a year has twelve months', () => {
  const week = spansOf('7', '2026-11-23')
  expect([week.length, week[0]?.from, week.at(-1)?.to]).toEqual([7, '2026-11-17', '2026-11-23'])
  const year = spansOf('year', '2026-11-23')
  expect(year[0]).toMatchObject({ from: '2025-12-01', to: '2025-12-31', label: 'December 2025' })
  expect(year.at(-1)).toMatchObject({ from: '2026-11-01', to: '2026-11-23' })
  expect(year).toHaveLength(12)
  expect(periodIn('year')).toBe('year')
  expect(periodIn(['7'])).toBe('30')
})
