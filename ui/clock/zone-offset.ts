const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Clocks change at least every half year where they change at all. */
const DAYS = 200

/** The minutes between a zone and UTC: before a moment, in milliseconds since 1970, and from then on. */
type Offsets = { minutes: number; until: number; later: number }

/** Finding the next change asks a formatter 200 times, so it is kept for the pages that follow. */
const found = new Map<string, Offsets & { from: number }>()

/**
 * The offset of a zone now, and its next change: a page that was rendered before a change of the clocks
 * is right after it, too. Undefined for an unknown zone.
 */
export function offsetsOf(zone: string, now: number): Offsets | undefined {
  const before = found.get(zone)
  if (before && before.from <= now && now < before.until) return before
  const offsets = find(zone, now)
  if (offsets) found.set(zone, { ...offsets, from: now })
  return offsets
}

function find(zone: string, now: number): Offsets | undefined {
  const at = offsetsIn(zone)
  if (!at) return undefined
  const minutes = at(now)
  const from = Math.floor(now / HOUR) * HOUR
  const isOther = (time: number) => at(time) !== minutes
  const days = Array.from({ length: DAYS }, (_, day) => from + (day + 1) * DAY)
  const day = days.find(isOther)
  if (day === undefined) return { minutes, until: from + DAYS * DAY, later: minutes }
  const hours = Array.from({ length: 24 }, (_, hour) => day - (23 - hour) * HOUR)
  const until = hours.find(isOther) ?? day
  return { minutes, until, later: at(until) }
}

function offsetsIn(timeZone: string): ((time: number) => number) | undefined {
  try {
    const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    return (time) => minutesIn(format.format(time))
  } catch {
    return undefined
  }
}

/** Reads “GMT-03:30”; “GMT” alone is none. */
function minutesIn(text: string): number {
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d+):(\d+)/.exec(text) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}
