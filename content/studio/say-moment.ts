type Options = { now?: Date; timeZone?: string }

/**
 * A time in everyday words: “Today 09:00”, “3 Dec 09:00”, and with the year if it is another one.
 */
export function sayMoment(iso: string, { now = new Date(), timeZone }: Options = {}): string {
  const date = new Date(iso)
  const zone = timeZone ? { timeZone } : {}
  const format = (options: Intl.DateTimeFormatOptions, one = date) =>
    new Intl.DateTimeFormat('en-GB', { ...options, ...zone }).format(one)
  const time = format({ hour: '2-digit', minute: '2-digit' })
  const dayOf = (one: Date) => format({ year: 'numeric', month: 'numeric', day: 'numeric' }, one)
  const near = NEAR.find(({ days }) => dayOf(new Date(now.getTime() + days * DAY)) === dayOf(date))
  if (near) return `${near.name} ${time}`
  const isThisYear = format({ year: 'numeric' }) === format({ year: 'numeric' }, now)
  const day = format({ day: 'numeric', month: 'short', ...(!isThisYear && { year: 'numeric' }) })
  return `${day} ${time}`
}

const DAY = 24 * 60 * 60 * 1000

const NEAR = [
  { days: 0, name: 'Today' },
  { days: 1, name: 'Tomorrow' },
  { days: -1, name: 'Yesterday' },
]

/** A time with its whole date: “3 Dec 2026 09:00”. */
export function sayTime(at: Date, timeZone: string): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone }).format(at)
  const day = format({ day: 'numeric', month: 'short', year: 'numeric' })
  return `${day} ${format({ hour: '2-digit', minute: '2-digit' })}`
}
