import { randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-sqlite'
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { readRows } from '../../payload/database/read-rows.ts'
import { latestPosition } from './position.ts'

/** The feed keeps this many changes; a reader with an older position gets `reset`. */
export const MAX_CHANGES = 10_000

/** A change with more tags takes several rows, so that answers of the feed stay small. */
const MAX_TAGS = 1000
const TRIM_EVERY = 100

/** The advisory lock held while changes are recorded; an arbitrary number. */
const LOCK = 3_901_117

/**
 * Adds a change to the feed, in the request's transaction and as its last statement. The order of
 * the numbers is the order of the commits, otherwise a reader could miss a number that is committed
 * after its visit: SQLite has one writer, and PostgreSQL holds a lock until the commit is visible.
 */
export async function recordChange(req: PayloadRequest, tags: readonly string[]): Promise<void> {
  const { db } = req.payload
  if (db.name === 'postgres') await readRows(req, sql`SELECT pg_advisory_xact_lock(${LOCK})`)
  for (let at = 0; at === 0 || at < tags.length; at += MAX_TAGS) {
    const data = { mark: randomBytes(9).toString('base64url'), tags: tags.slice(at, at + MAX_TAGS) }
    const { id } = await db.create({ collection: 'changes', data, req })
    if (Number(id) % TRIM_EVERY === 0) await trim(req, Number(id) - MAX_CHANGES)
  }
}

function trim(req: PayloadRequest, last: number) {
  const where = { id: { less_than_equal: last } }
  return req.payload.db.deleteMany({ collection: 'changes', where, req })
}

/** The same in a transaction of its own. */
export async function recordAlone(payload: Payload, tags: readonly string[]): Promise<void> {
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  try {
    await recordChange(req, tags)
    await commitTransaction(req)
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

/** Writes the first change of a new database: its random mark identifies the database. */
export async function beginFeed(payload: Payload): Promise<void> {
  if (!(await latestPosition(payload))) await recordAlone(payload, [])
}
