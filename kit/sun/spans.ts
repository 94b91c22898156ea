import { type Horizon, horizonAt } from './horizon.ts'
import { sunPosition } from './position.ts'
import { changeBetween, sunTimes } from './times.ts'

const SAMPLE = 5 * 60_000

type SunSpan = { from: Date; to: Date }

/** Location and date: a calendar day (`2026-06-21`) in a time zone; degrees north and east. */
export type SunDay = { day: string; lat: number; lng: number; timeZone: string }

/**
 * The spans in which the sun's centre is above a horizon. Exact to about a second; gaps and spans
 * shorter than five minutes may be missed.
 */
export function sunSpans(horizon: Horizon, { day, lat, lng, timeZone }: SunDay): SunSpan[] {
  const times = sunTimes(day, lat, lng, timeZone)
  if (times.kind === 'polar-night') return []
  const noon = times.noon.getTime()
  const isIn = (time: number) => {
    const { azimuth, altitude } = sunPosition(new Date(time), lat, lng)
    return altitude > Math.max(0, horizonAt(horizon, azimuth))
  }
  const [first, last] =
    times.kind === 'rises'
      ? [times.sunrise.getTime(), times.sunset.getTime()]
      : [noon - 12 * 3_600_000, noon + 12 * 3_600_000]
  return spansBetween(first, last, isIn)
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
