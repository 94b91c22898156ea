import { expect, test } from 'vitest'
import { sunPosition } from './position.ts'
import { type SunDay, sunSpans } from './spans.ts'
import { sunTimes } from './times.ts'

const june: SunDay = { day: '2026-06-21', lat: 38, lng: -8, timeZone: 'Europe/Lisbon' }
const flat = Array.from({ length: 72 }, () => 0)

/** A horizon with a wall of this height between two azimuths. */
function wall(from: number, to: number, height: number) {
  return flat.map((_, index) => (index * 5 >= from && index * 5 <= to ? height : 0))
}

test('over a flat horizon the span of sun is from sunrise to sunset', () => {
  const [span, ...others] = sunSpans(flat, june)
  const times = sunTimes(june.day, june.lat, june.lng, june.timeZone)
  if (times.kind !== 'rises') throw new Error(times.kind)
  expect(others).toEqual([])
  const minutes = (a: Date | undefined, b: Date) => Math.abs(Number(a) - Number(b)) / 60_000
  // The span uses the centre of the sun, sunrise its upper edge.
  expect(minutes(span?.from, times.sunrise)).toBeLessThan(3)
  expect(minutes(span?.to, times.sunset)).toBeLessThan(3)
})

test('a wall in the east hides the sun until it stands above the wall', () => {
  const [span] = sunSpans(wall(30, 100, 20), june)
  const { altitude } = sunPosition(span?.from ?? new Date(0), june.lat, june.lng)
  expect(altitude).toBeCloseTo(20, 1)
})

test('a wall in the south splits the sun of a winter day in two, but not of a summer day', () => {
  const south = wall(170, 190, 40)
  expect(sunSpans(south, { ...june, day: '2026-12-21' })).toHaveLength(2)
  expect(sunSpans(south, june)).toHaveLength(1)
})

test('there is no sun in a gorge, and sun all day beyond the polar circle', () => {
  expect(
    sunSpans(
      flat.map(() => 80),
      june,
    ),
  ).toEqual([])
  expect(sunSpans(flat, { ...june, lat: -69, day: '2026-06-21' })).toEqual([])
  const [span] = sunSpans(flat, { ...june, lat: 75 })
  expect(Number(span?.to) - Number(span?.from)).toBe(24 * 3_600_000)
})
