import { BAD_FILTER, type Refusal } from './refusal.ts'

const NOTHING: Refusal = { status: 404, message: 'There is nothing at this address.' }
const NO_RECORD: Refusal = { status: 404, message: 'There is no record with this id.' }
const NO_DELETING: Refusal = {
  status: 405,
  message: 'A preference can be changed, not deleted.',
  headers: { allow: 'GET, HEAD, POST' },
}

const READS = ['GET', 'HEAD', 'OPTIONS']
const RECORD = /^\/api\/([^/]+)(?:\/([^/]+)\/?$)?/

/**
 * Names of members of `Object.prototype`. Payload looks up names of requests in objects with a
 * prototype, so no address may contain one of these; no collection, global, field or operator has
 * such a name.
 */
const INHERITED: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype))

/** Whether a query has such a name as a parameter, or within one: `where[constructor][equals]=1`. */
export function hasInheritedName(query: URLSearchParams): boolean {
  return [...query.keys()].some((name) => name.split(/[[\].]+/).some((part) => INHERITED.has(part)))
}

/** A number that cannot be an id: with a sign, a fraction, an exponent, or too many digits. */
const ODD_ID = /^(?!\d{1,15}$)[+-]?\d[\d.e+-]*$/i

/** Payload copies a record without checking whether its id is a number. */
const NAMELESS = /^\/api\/[^/]+\/(?!\d{1,15}\/)[^/]+\/duplicate\/?$/

/**
 * The reason why an API request names no record, or undefined. Payload answers 500 to all of these:
 * it finds `constructor` among its collections, passes any number on to the database, copies a
 * record without checking its id, and cannot delete a single preference.
 */
export function flawOfRecord(path: string, url: string, method: string): Refusal | undefined {
  const [, collection = '', id = ''] = RECORD.exec(path) ?? []
  if (!collection) return undefined
  if (path.split('/').some((part) => INHERITED.has(decodeURIComponent(part)))) return NOTHING
  if (ODD_ID.test(id)) return NO_RECORD
  if (!READS.includes(method) && NAMELESS.test(path)) return NO_RECORD
  if (method === 'DELETE' && collection === 'payload-preferences' && id) return NO_DELETING
  return areIdsNumbers(url) ? undefined : BAD_FILTER
}

const IDS = /[?&]where(?:\[[^\]&=]*\])*\[id\]\[(?:not_)?in\](?:\[\d*\])?=([^&]*)/g

/** Whether a filter by ids lists numbers only; the database fails on anything else. */
function areIdsNumbers(url: string): boolean {
  const query = url.replaceAll(/%5b/gi, '[').replaceAll(/%5d/gi, ']')
  return Array.from(query.matchAll(IDS)).every(([, ids = '']) =>
    /^(?:\d|,|%2C|%20|\+)*$/i.test(ids),
  )
}
