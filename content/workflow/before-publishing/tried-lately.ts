import { createHash } from 'node:crypto'
import { isObject } from '@belvedere/kit/json.ts'
import { sql } from '@payloadcms/db-sqlite'
import type { Payload, PayloadRequest } from 'payload'
import type { Target } from '../../editing/together/target.ts'
import type { Row } from '../../editing/versions/changed-rows.ts'
import { readRows } from '../../payload/database/read-rows.ts'
import type { Warning } from './warnings/warning.ts'

/** What was found, when, and about which state of the content. */
type Trial = { stamp: string; at: number; refused: Warning[] }

const lately = new WeakMap<Payload, Map<string, Trial>>()

/** More records than a selection has. */
const MOST = 500

/** The stamp misses drafts of other records and the role of an account: a later click tries again. */
const FRESH_MS = 60_000

/** A record whose publish is tried, and what the content as a whole was then. */
type Tried = { target: Target; after: Row; content: string }

/**
 * What a trial of a record found, without trying again while nothing has changed: every further click
 * in a list asks about all records that are selected, and every trial takes the writer.
 */
export async function triedLately(
  req: PayloadRequest,
  { target, after, content }: Tried,
  trial: () => Promise<Warning[] | undefined>,
): Promise<Warning[] | undefined> {
  const trials = lately.get(req.payload) ?? new Map<string, Trial>()
  lately.set(req.payload, trials)
  const key = JSON.stringify([req.user?.id, req.locale, target])
  const stamp = createHash('sha256')
    .update(JSON.stringify([content, after]))
    .digest('base64')
  const known = trials.get(key)
  if (known?.stamp === stamp && Date.now() - known.at < FRESH_MS) return known.refused
  const refused = await trial()
  trials.delete(key)
  // A request that was given up has tried nothing.
  if (refused && !req.signal?.aborted) trials.set(key, { stamp, at: Date.now(), refused })
  const [oldest] = trials.keys()
  if (trials.size > MOST && oldest !== undefined) trials.delete(oldest)
  return refused
}

/** What changes whenever a record is published, taken off the site, made or deleted. */
export async function contentStamp(req: PayloadRequest): Promise<string> {
  const [row] = await readRows(
    req,
    sql`SELECT count(*) AS number, max(public_at) AS at FROM overview`,
  )
  return isObject(row) ? `${row.number} ${row.at}` : ''
}
