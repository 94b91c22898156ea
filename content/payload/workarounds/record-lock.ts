import { sql } from '@payloadcms/db-sqlite'
import type {
  CollectionBeforeOperationHook,
  CollectionConfig,
  GlobalBeforeOperationHook,
  GlobalConfig,
  PayloadRequest,
} from 'payload'
import { hookedFirst } from '../before-operation.ts'
import { readRows } from '../database/read-rows.ts'
import type { Feature } from '../feature.ts'

const WRITES = new Set(['update', 'delete', 'restoreVersion'])

/**
 * Payload reads a record and then writes all of it (`payload/dist/collections/operations/`). SQLite
 * serialises writers; on PostgreSQL a scheduled publish could overwrite what an editor saves at the
 * same moment. So an operation that writes a record waits here for the transaction that is already
 * writing it. https://github.com/payloadcms/payload/pull/18111 describes it for Payload’s own
 * stats.
 */
const lockRecord: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (!WRITES.has(operation)) return
  await waitForRecord(req, collection.slug, 'id' in args ? args.id : undefined)
}

/** Waits for the transaction that is writing a record, or any record without an id. */
export async function waitForRecord(req: PayloadRequest, collection: string, id?: unknown) {
  await waitForLock(req, collection, id === undefined ? undefined : `${collection} ${id}`)
}

/** Waits for several records, always in the same order: two that want the same ones cannot deadlock. */
export async function waitForRecords(
  req: PayloadRequest,
  collection: string,
  ids: readonly number[],
) {
  // By text, as a release orders its members of all kinds.
  for (const id of ids.map(String).sort()) await waitForRecord(req, collection, id)
}

const lockGlobal: GlobalBeforeOperationHook = async ({ global, operation, req }) => {
  if (WRITES.has(operation)) await waitForGlobal(req, global.slug)
}

/** Waits for the transaction that is writing a global. */
export async function waitForGlobal(req: PayloadRequest, slug: string) {
  await waitForLock(req, `global ${slug}`)
}

/**
 * Locks one record, or the whole collection without one: an update by `where` may write any record.
 */
async function waitForLock(req: PayloadRequest, kind: string, record?: string) {
  if (req.payload.db.name !== 'postgres' || !req.transactionID) return
  const key = (name: string) => sql`hashtextextended(${name}, 0)`
  if (record === undefined) {
    await readRows(req, sql`SELECT pg_advisory_xact_lock(${key(kind)})`)
    return
  }
  await readRows(req, sql`SELECT pg_advisory_xact_lock_shared(${key(kind)})`)
  await readRows(req, sql`SELECT pg_advisory_xact_lock(${key(record)})`)
}

/** Runs operations that write the same record one after another, on both engines. */
export function withRecordLock(collection: CollectionConfig): CollectionConfig {
  return hookedFirst(collection, lockRecord)
}

/** As `withRecordLock`, for a global. */
export function withGlobalLock(global: GlobalConfig): GlobalConfig {
  return hookedFirst(global, lockGlobal)
}

/** Runs operations that write the same record or global one after another. */
export const recordLock: Feature = { collection: withRecordLock, global: withGlobalLock }
