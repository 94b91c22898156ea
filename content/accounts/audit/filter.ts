import type { Where } from 'payload'
import { addDays, instantsOf } from '../../service/zoned-time.ts'
import { isTopic, type Topic } from './topics.ts'

/**
 * The filter of the audit log's page. Days are days in the owner's time zone, and both are
 * included.
 */
export type Filter = {
  topic?: Topic
  /** The number of an account: matches actions by the person and changes of the account. */
  person?: number
  from?: string
  to?: string
  timeZone: string
}

type Query = Record<string, unknown>

/** The filter in an address; unknown values are ignored. */
export function filterIn(query: Query, timeZone: string): Filter {
  const { topic, person, from, to } = query
  return {
    ...(isTopic(topic) && { topic }),
    ...(isId(person) && { person: Number(person) }),
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
    timeZone,
  }
}

/** The filter as a query of an address. */
export function queryOf({ topic, person, from, to }: Filter): Record<string, string> {
  return {
    ...(topic && { topic }),
    ...(person !== undefined && { person: `${person}` }),
    ...(from && { from }),
    ...(to && { to }),
  }
}

/** The conditions of a filter. */
export function whereOf({ topic, person, from, to, timeZone }: Filter): Where[] {
  return [
    ...(topic ? [{ topic: { equals: topic } }] : []),
    ...(person !== undefined
      ? [{ or: [{ account: { equals: person } }, { record: { equals: `users:${person}` } }] }]
      : []),
    ...(from ? [{ createdAt: { greater_than_equal: startOf(from, timeZone) } }] : []),
    ...(to ? [{ createdAt: { less_than: startOf(to, timeZone, 1) } }] : []),
  ]
}

const isId = (value: unknown) => typeof value === 'string' && /^\d{1,9}$/.test(value)

function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^[12]\d{3}-\d\d-\d\d$/.test(value)) return false
  return !Number.isNaN(Date.parse(`${value}T00:00:00Z`))
}

/** The instant at which a day of the owner begins, or the day this many days later. */
function startOf(day: string, timeZone: string, later = 0): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const [first = 0] = instantsOf(addDays({ year, month, day: date }, later), 0, timeZone)
  return new Date(first).toISOString()
}
