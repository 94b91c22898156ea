import { cleanLine } from '../enquiry/clean-text.ts'
import { asFields } from '../json.ts'

/**
 * The kinds of counts: views of pages, views of listings, visits by the referring host, and visits
 * by campaign. Every visit has one referrer, `DIRECT` at least.
 */
const COUNT_KINDS = ['page', 'listing', 'referrer', 'campaign'] as const

export type CountKind = (typeof COUNT_KINDS)[number]

/** Replaces the referrer for visits without one. */
export const DIRECT = 'direct'

/** Replaces the rare names when a day has too many. */
export const OTHER = 'other'

/** A count in the quarter of an hour that begins `at` (ISO 8601, UTC). */
export type VisitCount = { at: string; kind: CountKind; name: string; count: number }

/** The site's hand-over to the content service; the random id makes a repetition harmless. */
export type VisitBatch = { id: string; counts: VisitCount[] }

const MAX_COUNTS = 2000
const MAX_NAME = 300

/** Parses the data of another program or a file; undefined if it is incomplete. */
export function parseBatch(value: unknown): VisitBatch | undefined {
  const { id, counts } = asFields(value)
  if (typeof id !== 'string' || !/^[0-9a-f]{32}$/.test(id)) return undefined
  if (!Array.isArray(counts) || counts.length > MAX_COUNTS) return undefined
  const parsed = counts.map(parseCount).filter((count) => count !== undefined)
  return parsed.length === counts.length ? { id, counts: parsed } : undefined
}

/**
 * Names are cleaned here as well: a database that cannot store one would refuse its batch forever.
 */
function parseCount(value: unknown): VisitCount | undefined {
  const { at, kind, name: text, count } = asFields(value)
  const known = COUNT_KINDS.find((one) => one === kind)
  const time = typeof at === 'string' ? Date.parse(at) : Number.NaN
  if (!known || Number.isNaN(time) || typeof text !== 'string') return undefined
  const name = cleanLine(text)
  if (name === '' || name.length > MAX_NAME) return undefined
  if (typeof count !== 'number' || !Number.isSafeInteger(count) || count < 1) return undefined
  return { at: new Date(time).toISOString(), kind: known, name, count }
}
