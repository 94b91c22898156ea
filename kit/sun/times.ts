import { sunInSky, sunPosition } from './position.ts'

const HOUR = 3_600_000
/** At sunrise and sunset the upper edge touches the horizon; the centre is half a sun lower, in degrees. */
export const AT_HORIZON = -0.27

/** The times of sunrise, noon and sunset of a day; the sun may stay up or down all day. */
export type SunTimes = { noon: Date } & (
  | { kind: 'rises'; sunrise: Date; sunset: Date }
  | { kind: 'polar-day' | 'polar-night' }
)

/**
 * The sun's times at sea level on a calendar day (`2026-06-21`) in a time zone, to about a minute.
 * Latitude and longitude in degrees, north and east positive.
 */
export function sunTimes(day: string, lat: number, lng: number, timeZone: string): SunTimes {
  const noon = noonOf(day, lng, timeZone)
  const isUp = (time: number) => sunPosition(new Date(time), lat, lng).altitude > AT_HORIZON
  const times = { noon: new Date(noon) }
  if (!isUp(noon)) return { kind: 'polar-night', ...times }
  const [before, after] = [noon - 12 * HOUR, noon + 12 * HOUR]
  if (isUp(before) && isUp(after)) return { kind: 'polar-day', ...times }
  const sunrise = new Date(changeBetween(before, noon, isUp))
  return { kind: 'rises', ...times, sunrise, sunset: new Date(changeBetween(noon, after, isUp)) }
}

/** The moment between two others at which a condition changes. */
export function changeBetween(from: number, to: number, holds: (time: number) => boolean): number {
  const atEnd = holds(to)
  let [low, high] = [from, to]
  while (high - low > 1000) {
    const middle = (low + high) / 2
    if (holds(middle) === atEnd) high = middle
    else low = middle
  }
  return high
}

/** The time of solar noon on the local calendar day of the zone at that moment. */
function noonOf(day: string, lng: number, timeZone: string): number {
  const date = Date.parse(`${day}T12:00:00Z`)
  let noon = date - (lng / 15) * HOUR
  noon += date - Date.parse(`${dayIn(timeZone, noon)}T12:00:00Z`)
  const { hourAngle } = sunInSky(new Date(noon), lng)
  return noon - (hourAngle / Math.PI) * 12 * HOUR
}

/**
 * The current calendar day in a time zone, such as `2026-06-21`. Composed from its parts: some
 * browsers write a Canadian date as `6/21/2026`.
 */
export function dayIn(timeZone: string, time: number): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    calendar: 'gregory',
    ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
  }).formatToParts(time)
  const of = (wanted: string) => parts.find(({ type }) => type === wanted)?.value
  return `${of('year')}-${of('month')}-${of('day')}`
}
