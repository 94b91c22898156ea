import type { PayloadRequest } from 'payload'
import type { Scope } from '../model/access.ts'
import type { Totals } from './listing-totals.ts'

/** One object as the database returned it: a record, a block, a group or a row. */
export type Doc = Record<string, unknown>

/** What the resolvers of one request share. */
export type DeliveryContext = {
  /** Carries the token as its user, so that the access rules of the model hold too. */
  req: PayloadRequest
  /** Which endpoint was asked: it alone decides between published records and drafts. */
  endpoint: Scope
  /** The scope of the token: only `preview` may look at the schema itself. */
  scope: Scope
  /** The cache tags of every record read so far. */
  tags: Set<string>
  /** The globals read so far, by slug. */
  globals: Map<string, Promise<Doc | null>>
  /** What the listings of each category come to, once it was asked. */
  totals?: Promise<Map<string, Totals>>
  /** The listings like others, by the id of those. */
  related?: Map<unknown, Promise<Doc[]>>
}

/** The value as an object with fields, or an empty one. */
export function asDoc(value: unknown): Doc {
  return typeof value === 'object' && value !== null ? (value as Doc) : {}
}

/** The items of a list that are objects. */
export function asDocs(value: unknown): Doc[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'object' && item) : []
}

/** The value as text without white space around it; undefined when there is none. */
export function asText(value: unknown): string | undefined {
  return typeof value === 'string' ? value.trim() || undefined : undefined
}
