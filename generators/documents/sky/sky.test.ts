import { expect, test } from 'vitest'
import { phaseOn } from './moon.ts'
import { sunTimes } from './sun.ts'
import { turnsBetween } from './tide.ts'

const DAY = 86_400_000
const HOUR = 3_600_000

test('the moon is new on the days of the two solar eclipses of 2026, and on no other day near', () => {
  for (const [month, day] of [
    [1, 17],
    [7, 12],
  ] as const) {
    const phases = [-1, 0, 1].map((offset) => phaseOn(Date.UTC(2026, month, day + offset)))
    expect(phases).toEqual([undefined, 0, undefined])
  }
})

test('day and night are of one length in March, and a June day has fourteen hours', () => {
  const hours = ([month, day]: [number, number]) => {
    const { rise, set } = sunTimes(Date.UTC(2026, month, day))
    return (set - rise) / HOUR
  }
  expect(hours([2, 20])).toBeCloseTo(12.1, 0)
  expect(hours([5, 21])).toBeCloseTo(14.2, 1)
})

test('the sun goes down at ten past eight in the middle of May and at the end of July', () => {
  const minutes = [Date.UTC(2026, 4, 26), Date.UTC(2026, 6, 30)].map((midnight) => {
    return (sunTimes(midnight).set - midnight) / 60_000
  })
  for (const minute of minutes) expect(Math.abs(minute - (20 * 60 + 10))).toBeLessThan(3)
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
