import { addDays, type Day, dayAt, instantsOf, weekdayOf } from '../service/zoned-time.ts'

/** Start and end in local time: `09:00` to `18:00`. `24:00` is the end of a day. */
export type Opening = { from: string; to: string }

/** The owner's working hours, and the time within which an enquiry is to be answered. */
export type OwnerHours = {
  /** An IANA name, such as `Europe/Lisbon`. */
  timeZone: string
  /** The opening periods of each weekday, in order; Sunday is the first. */
  week: readonly (readonly Opening[])[]
  /** Working hours from the arrival of an enquiry to its answer. */
  answerWithin: number
}

const HOUR = 3_600_000
const MINUTES_OF_DAY = 24 * 60

/**
 * The search for an opening period ends here: for an owner who is never open, the enquiry is due at
 * once.
 */
const DAYS = 60

/**
 * The time by which an enquiry that arrived then is to be answered: so many working hours later.
 * Hours that clocks skip do not count, and repeated ones count twice. Without openings, all hours
 * count.
 */
export function dueAt(acceptedAt: Date, { timeZone, week, answerWithin }: OwnerHours): Date {
  const start = acceptedAt.getTime()
  let left = Math.max(0, answerWithin) * HOUR
  let reached = start
  // An opening of the day before may end after midnight.
  const first = addDays(dayAt(start, timeZone), -1)
  for (let i = 0; i < DAYS; i++) {
    const day = addDays(first, i)
    for (const opening of week[weekdayOf(day)] ?? []) {
      const span = spanOf(day, opening, timeZone)
      const from = Math.max(span.from, reached)
      if (from >= span.to) continue
      if (from + left <= span.to) return new Date(from + left)
      left -= span.to - from
      reached = span.to
    }
  }
  return new Date(reached + left)
}

/** The instants of an opening period; one that ends before it begins ends on the next day. */
function spanOf(day: Day, { from, to }: Opening, timeZone: string) {
  const [opens, closes] = [minutesOf(from), minutesOf(to)]
  const isOverMidnight = closes <= opens
  const [last, rest] =
    isOverMidnight || closes === MINUTES_OF_DAY
      ? [addDays(day, 1), isOverMidnight ? closes : 0]
      : [day, closes]
  return {
    from: Math.min(...instantsOf(day, opens, timeZone)),
    to: Math.max(...instantsOf(last, rest, timeZone)),
  }
}

function minutesOf(text: string): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number)
  return Math.min(hours * 60 + minutes, MINUTES_OF_DAY)
}
