import { expect, test } from 'vitest'
import { sunPosition } from './position.ts'

// Published: the worked example of NREL's Solar Position Algorithm (NREL/TP-560-34302, A.5), then
// values of that algorithm as computed by pvlib 0.11 (spa_python, apparent elevation).
test.each([
  ['Golden, autumn noon', '2003-10-17T12:30:30-07:00', 39.742476, -105.1786, 194.34, 39.888],
  ['Reykjavik, midsummer', '2021-06-21T12:00:00Z', 64.1466, -21.9426, 149.338, 46.718],
  ['Berlin, midsummer', '2021-06-21T12:00:00Z', 52.52, 13.405, 203.723, 59.296],
  ['Berlin, midwinter', '2021-12-21T09:30:00Z', 52.52, 13.405, 157.983, 11.373],
  ['Davis, midwinter night', '2021-12-21T09:30:00Z', 38.5449, -121.7405, 56.275, -66.452],
  ['Delhi, midsummer evening', '2021-06-21T12:00:00Z', 28.6139, 77.209, 285.545, 22.071],
  ['Delhi, midwinter', '2021-12-21T09:30:00Z', 28.6139, 77.209, 220.841, 25.174],
  ['Nairobi, June', '2021-06-21T12:00:00Z', -1.2921, 36.8219, 307.296, 46.875],
  ['Nairobi, December', '2021-12-21T09:30:00Z', -1.2921, 36.8219, 179.504, 67.859],
  ['Christchurch, after dusk', '2021-12-21T09:30:00Z', -43.5321, 172.6362, 220.938, -11.62],
])(
  'the computed position of the sun equals the published one: %s',
  (_, time, lat, lng, azimuth, altitude) => {
    const sun = sunPosition(new Date(time), lat, lng)
    expect(Math.abs(sun.azimuth - azimuth)).toBeLessThan(0.1)
    expect(Math.abs(sun.altitude - altitude)).toBeLessThan(0.1)
  },
)

test('the atmosphere lifts the sun by half a degree at the horizon', () => {
  // Sunrise of NREL's example: the upper edge is visible, the centre is 0.27° lower.
  const sun = sunPosition(new Date('2003-10-17T06:12:43-07:00'), 39.742476, -105.1786)
  expect(Math.abs(sun.altitude + 0.27)).toBeLessThan(0.1)
})

test('every hour of the year gives an azimuth from 0 up to 360 and a finite altitude', () => {
  for (let hour = 0; hour < 366 * 24; hour++) {
    const { azimuth, altitude } = sunPosition(new Date(Date.UTC(2028, 0, 1, hour)), -54.8, 179.9)
    expect(azimuth >= 0 && azimuth < 360 && Math.abs(altitude) <= 90).toBe(true)
  }
})
