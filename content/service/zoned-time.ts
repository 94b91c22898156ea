/** A day of the calendar, without a time zone; the month begins at 1. */
export type Day = { year: number; month: number; day: number }

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const formats = new Map<string, Intl.DateTimeFormat>()

/** The local day in the zone at this instant. */
export function dayAt(instant: number, timeZone: string): Day {
  return dayOf(instant + offsetAt(instant, timeZone))
}

/** The day that comes this many days later. */
export function addDays({ year, month, day }: Day, days: number): Day {
  return dayOf(Date.UTC(year, month - 1, day + days))
}

/** 0 is Sunday. */
export function weekdayOf({ year, month, day }: Day): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay()
}

/**
 * The instants at which the local time in the zone is this many minutes after midnight: two when
 * clocks are set back over it, and otherwise one. A time that clocks skip is moved past the gap, as
 * calendars do it.
 */
export function instantsOf(day: Day, minutes: number, timeZone: string): number[] {
  const wall = Date.UTC(day.year, day.month - 1, day.day) + minutes * MINUTE
  const before = offsetAt(wall - DAY, timeZone)
  const after = offsetAt(wall + DAY, timeZone)
  const shown = [...new Set([before, after])]
    .map((offset) => wall - offset)
    .filter((instant) => instant + offsetAt(instant, timeZone) === wall)
    .sort((a, b) => a - b)
  return shown.length > 0 ? shown : [wall - before]
}

/** The offset of the local time in the zone from UTC at this instant. */
function offsetAt(instant: number, timeZone: string): number {
  const second = Math.floor(instant / 1000) * 1000
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(second)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  const wall = Date.UTC(
    of('year'),
    of('month') - 1,
    of('day'),
    of('hour'),
    of('minute'),
    of('second'),
  )
  return wall - second
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const numeric = 'numeric'
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    hourCycle: 'h23',
    ...{ year: numeric, month: numeric, day: numeric },
    ...{ hour: numeric, minute: numeric, second: numeric },
  })
  formats.set(timeZone, format)
  return format
}

/** The day of a timestamp that stores local time as if it were UTC. */
function dayOf(wall: number): Day {
  const date = new Date(wall)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}
