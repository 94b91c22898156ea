const DAY_MS = 24 * 60 * 60_000

const formats = new Map<string, Intl.DateTimeFormat>()

/** The calendar day in the time zone at this time, as `2026-11-23`. */
export function dayIn(timeZone: string, at: Date): string {
  const parts = formatOf(timeZone).formatToParts(at)
  const of = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? ''
  return `${of('year').padStart(4, '0')}-${of('month')}-${of('day')}`
}

/** The day that comes this many days later, or earlier. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** All days from the first to the last one. */
export function daysFrom(first: string, last: string): string[] {
  const days = []
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
  return days
}

function formatOf(timeZone: string) {
  const known = formats.get(timeZone)
  if (known) return known
  const date = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const format = new Intl.DateTimeFormat('en-US', { timeZone, calendar: 'gregory', ...date })
  formats.set(timeZone, format)
  return format
}
