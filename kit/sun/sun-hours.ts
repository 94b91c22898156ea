import type { Horizon } from './horizon.ts'
import { type SunDay, sunSpans } from './spans.ts'

/** Days that stay true while a page is cached: an equinox and both solstices. */
export const FIXED_DAYS = { equinox: '03-21', june: '06-21', december: '12-21' } as const

/** The hours of sun of a day, such as `09:10–18:40`; empty if there are none. */
export type SunHours = string[]

/**
 * Gaps and spans of sun shorter than this are left out: they make no difference to anybody on the
 * terrace.
 */
const SHORTEST_MS = 15 * 60_000
/** The model has houses but no hedges, so times are rounded to five minutes. */
const STEP_MS = 5 * 60_000

/** The hours in which the sun is above a horizon, by the clocks of the property. */
export function sunHours(horizon: Horizon, on: SunDay, locale: string): SunHours {
  const merged: { from: number; to: number }[] = []
  for (const span of sunSpans(horizon, on)) {
    const [from, to] = [span.from.getTime(), span.to.getTime()]
    const before = merged.at(-1)
    if (before && from - before.to < SHORTEST_MS) before.to = to
    else merged.push({ from, to })
  }
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: on.timeZone })
  return merged
    .filter(({ from, to }) => to - from >= SHORTEST_MS)
    .map(({ from, to }) => `${clock.format(rounded(from))}–${clock.format(rounded(to))}`)
}

function rounded(time: number) {
  return Math.round(time / STEP_MS) * STEP_MS
}
