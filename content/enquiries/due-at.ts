import { addDays, type Day, dayAt, instantsOf, weekdayOf } from '../service/zoned-time.ts'

/** From and to as a clock shows them: `09:00` to `18:00`. `24:00` ends a day. */
export type Opening = { from: string; to: string }

/** When the owner works, and how soon an enquiry is to be answered. */
export type OwnerHours = {
  /** An IANA name, such as `Europe/Lisbon`. */
  timeZone: string
  /** The openings of each weekday, in order; Sunday is the first. */
  week: readonly (readonly Opening[])[]
  /** Working hours from the arrival of an enquiry to its answer. */
  answerWithin: number
}

const HOUR = 3_600_000
const MINUTES_OF_DAY = 24 * 60

/** Further than this no opening is looked for: an owner who is never open is asked for at once. */
const DAYS = 60

/**
 * When an enquiry that arrived then is to be answered: so many working hours later. Hours that clocks
 * skip or repeat count as they pass. Without openings, all hours count.
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

/** The instants of an opening; one that ends before it begins ends on the next day. */
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
