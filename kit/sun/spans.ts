import { sunPosition } from './position.ts'
import { changeBetween, sunTimes } from './times.ts'

/** One angle for every 5° of azimuth. */
const STEP = 5
const SAMPLE = 5 * 60_000

type SunSpan = { from: Date; to: Date }

/** Location and date: a calendar day (`2026-06-21`) in a time zone; degrees north and east. */
export type SunDay = { day: string; lat: number; lng: number; timeZone: string }

/**
 * The spans in which the sun's centre is above a horizon of 72 angles in degrees, one for every 5°
 * clockwise; the first one lies `bearing` degrees clockwise from north. Exact to about a second;
 * gaps and spans shorter than five minutes may be missed.
 */
export function sunSpans(
  horizon: readonly number[],
  { day, lat, lng, timeZone }: SunDay,
  bearing = 0,
): SunSpan[] {
  const times = sunTimes(day, lat, lng, timeZone)
  if (times.kind === 'polar-night') return []
  const noon = times.noon.getTime()
  const isIn = (time: number) => {
    const { azimuth, altitude } = sunPosition(new Date(time), lat, lng)
    return altitude > Math.max(0, horizonAt(horizon, azimuth - bearing))
  }
  const [first, last] =
    times.kind === 'rises'
      ? [times.sunrise.getTime(), times.sunset.getTime()]
      : [noon - 12 * 3_600_000, noon + 12 * 3_600_000]
  return spansBetween(first, last, isIn)
}

/**
 * The horizon's angle at an azimuth relative to its first one, interpolated between its two nearest
 * angles.
 */
function horizonAt(horizon: readonly number[], azimuth: number): number {
  const place = ((((azimuth % 360) + 360) % 360) / STEP) % horizon.length
  const index = Math.floor(place)
  const left = horizon[index] ?? 0
  const right = horizon[(index + 1) % horizon.length] ?? 0
  return left + (right - left) * (place - index)
}

/** The spans of time in which a condition holds. */
function spansBetween(first: number, last: number, holds: (time: number) => boolean): SunSpan[] {
  const spans: SunSpan[] = []
  let since = holds(first) ? first : undefined
  for (let time = first; time < last; ) {
    const next = Math.min(time + SAMPLE, last)
    if (holds(next) !== (since !== undefined)) {
      const change = changeBetween(time, next, holds)
      if (since !== undefined) spans.push({ from: new Date(since), to: new Date(change) })
      since = since === undefined ? change : undefined
    }
    time = next
  }
  if (since !== undefined) spans.push({ from: new Date(since), to: new Date(last) })
  return spans
}
