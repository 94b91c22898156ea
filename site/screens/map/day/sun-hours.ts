import { sunSpans } from '@belvedere/kit/sun/spans.ts'

/** The coordinates of the property and its time zone. */
export type Where = { lat: number; lng: number; timeZone: string }

/**
 * The terrace of a place: its horizon in degrees, clockwise from the model's own north (-Z), and how
 * many degrees clockwise from that the true north is.
 */
type Terrace = { horizon: readonly number[]; bearing: number }

/** The hours of sun of a day, such as `09:10–18:40`; empty if there are none. */
export type SunHours = string[]

/**
 * Gaps and spans of sun shorter than this are left out: they make no difference to anybody on the
 * terrace.
 */
const SHORTEST_MS = 15 * 60_000
/** The model has houses but no hedges, so times are rounded to five minutes. */
const STEP_MS = 5 * 60_000

/** The hours of sun on a terrace, on a day of the calendar such as `2026-06-21`. */
export function sunHours({ horizon, bearing }: Terrace, where: Where, day: string): SunHours {
  // The angles of the model are turned the other way when they are seen from true north.
  const spans = sunSpans(horizon, { ...where, day }, -bearing)
  const merged: { from: number; to: number }[] = []
  for (const span of spans) {
    const [from, to] = [span.from.getTime(), span.to.getTime()]
    const before = merged.at(-1)
    if (before && from - before.to < SHORTEST_MS) before.to = to
    else merged.push({ from, to })
  }
  const clock = clockOf(where.timeZone)
  return merged
    .filter(({ from, to }) => to - from >= SHORTEST_MS)
    .map(({ from, to }) => `${clock.format(rounded(from))}–${clock.format(rounded(to))}`)
}

function rounded(time: number) {
  return Math.round(time / STEP_MS) * STEP_MS
}

function clockOf(timeZone: string) {
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
}
