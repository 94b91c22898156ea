import { expect, test } from 'vitest'
import { midnight, shownAt } from './clock.ts'
import { phaseOn } from './moon.ts'
import { sunOf } from './sun.ts'
import { turnsBetween } from './tide.ts'

const DAY = 86_400_000
const HOUR = 3_600_000

const dayFrom = (year: number, month: number, date: number) =>
  [midnight(year, month, date), midnight(year, month, date + 1)] as const

test('the moon is new on the days of the two solar eclipses of 2026, and on no other day near', () => {
  for (const [month, day] of [
    [1, 17],
    [7, 12],
  ] as const) {
    const phases = [-1, 0, 1].map((offset) => phaseOn(...dayFrom(2026, month, day + offset)))
    expect(phases).toEqual([undefined, 0, undefined])
  }
})

test('day and night are of one length in March, and a June day has fourteen hours', () => {
  const hours = (day: string) => {
    const { rise, set } = sunOf(day)
    return (set - rise) / HOUR
  }
  expect(hours('2026-03-20')).toBeCloseTo(12.1, 0)
  expect(hours('2026-06-21')).toBeCloseTo(14.2, 1)
})

test('times are those of the clocks, which are an hour ahead in summer', () => {
  expect(shownAt(midnight(2026, 0, 1))).toEqual({ day: '2026-01-01', clock: '00:00' })
  expect(shownAt(midnight(2026, 6, 1))).toEqual({ day: '2026-07-01', clock: '00:00' })
  expect(midnight(2026, 2, 30) - midnight(2026, 2, 29)).toBe(23 * HOUR)
  expect(midnight(2026, 9, 26) - midnight(2026, 9, 25)).toBe(25 * HOUR)
  expect(shownAt(sunOf('2026-06-21').set).clock).toBe('21:21')
})

test('high and low water take turns, about twelve hours and a half apart', () => {
  const start = Date.UTC(2026, 0, 1)
  const turns = turnsBetween(start, start + 365 * DAY)
  expect(turns.filter(({ isHigh }, i) => turns[i - 1]?.isHigh === isHigh)).toEqual([])
  const highs = turns.filter(({ isHigh }) => isHigh).length
  expect((365 * 24) / highs).toBeCloseTo(12.42, 1)
})

test('the range is larger after a new moon than a week later', () => {
  const range = (midnight: number) => {
    const heights = turnsBetween(midnight, midnight + DAY).map(({ height }) => height)
    return Math.max(...heights) - Math.min(...heights)
  }
  expect(range(Date.UTC(2026, 1, 18))).toBeGreaterThan(0.8)
  expect(range(Date.UTC(2026, 1, 25))).toBeLessThan(0.7)
})
