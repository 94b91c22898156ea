import { sql } from '@payloadcms/db-sqlite'
import type {
  CollectionBeforeOperationHook,
  CollectionConfig,
  GlobalBeforeOperationHook,
  GlobalConfig,
  PayloadRequest,
} from 'payload'
import { hookedFirst } from '../model/before-operation.ts'
import { readRows } from './read-rows.ts'

const WRITES = new Set(['update', 'delete', 'restoreVersion'])

/**
 * Payload reads a record, then writes the whole of it. SQLite lets writers in one by one; on
 * PostgreSQL the clock that publishes a page would put back what somebody saves at that moment. Who
 * writes a record waits here until the transaction of whoever writes it already has ended.
 */
const ofRecord: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (!WRITES.has(operation)) return
  const id = 'id' in args ? args.id : undefined
  await wait(req, collection.slug, id === undefined ? undefined : `${collection.slug} ${id}`)
}

const ofSettings: GlobalBeforeOperationHook = async ({ global, operation, req }) => {
  if (WRITES.has(operation)) await wait(req, `global ${global.slug}`)
}

/** One record alone keeps out whoever writes it or all records of its kind at once. */
async function wait(req: PayloadRequest, kind: string, record?: string) {
  if (req.payload.db.name !== 'postgres' || !req.transactionID) return
  const key = (name: string) => sql`hashtextextended(${name}, 0)`
  if (record === undefined) {
    await readRows(req, sql`SELECT pg_advisory_xact_lock(${key(kind)})`)
    return
  }
  await readRows(req, sql`SELECT pg_advisory_xact_lock_shared(${key(kind)})`)
  await readRows(req, sql`SELECT pg_advisory_xact_lock(${key(record)})`)
}

/** Makes writers of the same record take turns, on both engines. */
export function withRecordLock(collection: CollectionConfig): CollectionConfig {
  return hookedFirst(collection, ofRecord)
}

/** The same for settings. */
export function withSettingsLock(global: GlobalConfig): GlobalConfig {
  return hookedFirst(global, ofSettings)
}
