import { expect, test } from 'vitest'
import { sunTimes } from './times.ts'

/** Local times, with the offset of their zone. */
test.each([
  // NREL/TP-560-34302, A.5: sunrise 06:12:43, sunset 17:20:19.
  ['2003-10-17', 39.742476, -105.1786, 'Etc/GMT+7', '06:12:43-07:00', '17:20:19-07:00'],
  // Equinox on the equator: noon at 12:07:26 by the equation of time, and a day of 12 h 7 min.
  ['2026-03-20', 0, 0, 'UTC', '06:04:00Z', '18:11:00Z'],
])('the sun rises and sets on time: %s at %d, %d', (day, lat, lng, zone, ...at) => {
  const times = sunTimes(day, lat, lng, zone)
  if (times.kind !== 'rises') throw new Error(times.kind)
  const [sunrise = '', sunset = ''] = at
  expect(minutesApart(times.sunrise, `${day}T${sunrise}`)).toBeLessThan(1.5)
  expect(minutesApart(times.sunset, `${day}T${sunset}`)).toBeLessThan(1.5)
})

function minutesApart(time: Date, other: string) {
  return Math.abs(time.getTime() - Date.parse(other)) / 60_000
}

test('beyond the polar circles the sun stays up or down', () => {
  expect(sunTimes('2026-06-21', 69.65, 18.96, 'Europe/Oslo').kind).toBe('polar-day')
  expect(sunTimes('2026-12-21', 69.65, 18.96, 'Europe/Oslo').kind).toBe('polar-night')
  expect(sunTimes('2026-12-21', -77.85, 166.67, 'Antarctica/McMurdo').kind).toBe('polar-day')
})

test.each(['Pacific/Kiritimati', 'Pacific/Honolulu'])(
  'noon is on the local calendar day in %s',
  (zone) => {
    const { noon } = sunTimes('2026-06-21', 1.9, -157.4, zone)
    expect(noon.toLocaleDateString('en-CA', { timeZone: zone })).toBe('2026-06-21')
  },
)
