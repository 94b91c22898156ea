import { DIRECTIONS, horizonOf } from '@belvedere/kit/sun/horizon.ts'
import { FIXED_DAYS, sunHours } from '@belvedere/kit/sun/sun-hours.ts'
import { expect, test } from 'vitest'
import { printHorizon, readHorizon } from './horizon-code.ts'

/** A wall in the north-east, hills in the west. */
const horizon = horizonOf((azimuth) => {
  if (azimuth < 90) return 61.25
  return azimuth > 180 ? Math.round(Math.abs(Math.sin(azimuth)) * 40) / 4 : 0
})

test('a horizon is read as it was printed, in the directions from which the sun shines', () => {
  expect(readHorizon(printHorizon(horizon, 0))).toEqual(horizon)
  const read = readHorizon(printHorizon(horizon, 40))
  expect(read).toHaveLength(DIRECTIONS)
  expect(read.slice(12, 61)).toEqual(horizon.slice(12, 61))
})

test.each([-54, -35, -12, 0, 24, 36.5, 48, 60, 68])(
  'at a latitude of %s° the hours of sun follow from what is printed',
  (lat) => {
    const read = readHorizon(printHorizon(horizon, lat))
    for (const day of Object.values(FIXED_DAYS)) {
      const on = { day: `2026-${day}`, lat, lng: 0, timeZone: 'UTC' }
      expect(sunHours(read, on, 'en')).toEqual(sunHours(horizon, on, 'en'))
    }
  },
)

test('angles are printed to a quarter of a degree, and none is beyond the zenith', () => {
  expect(readHorizon(printHorizon([10.1, 120, -3], 0))).toEqual([10, 90, 0])
})
