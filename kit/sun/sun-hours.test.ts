import { expect, test } from 'vitest'
import { higherOf, horizonAt, horizonOf } from './horizon.ts'
import { sunHours } from './sun-hours.ts'

const where = { lat: 40, lng: 0, timeZone: 'UTC' }
const open = horizonOf(() => 0)
/** A wall of 80° from south to north over west. */
const wallInTheWest = horizonOf((azimuth) => (azimuth > 180 ? 80 : 0))

const on = (day: string, horizon = open, own = where) => sunHours(horizon, { ...own, day }, 'en-GB')

test('an open terrace has sun from sunrise to sunset', () => {
  // Published values for 40° north on this day: 04:31 and 19:33; the centre of the sun is up 3
  // minutes less.
  expect(on('2026-06-21')).toEqual(['04:35–19:30'])
})

test('a wall in the west ends the hours of sun in the afternoon', () => {
  const [hours, ...more] = on('2026-12-21', wallInTheWest)
  expect(more).toEqual([])
  expect(hours).toMatch(/^07:(20|25)–1[12]:\d\d$/)
})

test('a terrace behind walls has no sun; a few minutes of sun do not count', () => {
  expect(
    on(
      '2026-06-21',
      open.map(() => 85),
    ),
  ).toEqual([])
  const slit = open.map((_, step) => (step === 36 ? 0 : 85))
  expect(on('2026-12-21', slit).length).toBeLessThanOrEqual(1)
})

test('times are in the time zone and in the language of the property', () => {
  const there = { ...where, timeZone: 'Europe/Madrid', day: '2026-06-21' }
  expect(sunHours(open, there, 'en-GB')).toEqual(['06:35–21:30'])
  expect(sunHours(open, there, 'en-US')[0]).toMatch(/^6:35\sAM–9:30\sPM$/)
})

test('two horizons together hide what either of them hides', () => {
  const both = higherOf(wallInTheWest, [10])
  expect([90, 270, 182.5].map((azimuth) => horizonAt(both, azimuth))).toEqual([10, 80, 45])
})
