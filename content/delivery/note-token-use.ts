import { createLog } from '@belvedere/kit/log.ts'
import { sql } from '@payloadcms/db-sqlite'
import { createLocalReq, type Payload } from 'payload'
import { readRows } from '../payload/database/read-rows.ts'
import { faultReason } from '../service/fault-reason.ts'
import { EXACT_TO, LastNotes } from '../service/last-notes.ts'

const log = createLog('content')
const KEY = Symbol.for('belvedere.used-tokens')

/** A global, because Next may load this module once for the studio and once for the API. */
const store = globalThis as { [KEY]?: LastNotes }
store[KEY] ??= new LastNotes()
const notes = store[KEY]

/**
 * Notes that a delivery token is used: at most once in five minutes, and after the query, which never
 * waits for it. It is no change of the token: `updatedAt` stays, and no hook runs.
 */
export function noteTokenUse(payload: Payload, id: number): void {
  const key = `${id}`
  if (!notes.isDue(key)) return
  setImmediate(() => {
    write(payload, id).catch((error: unknown) => {
      notes.forget(key)
      log.warn('The use of a delivery token was not noted', { reason: faultReason(error) })
    })
  })
}

/** Another process may have noted it already. */
async function write(payload: Payload, id: number) {
  const now = Date.now()
  const before = new Date(now - EXACT_TO).toISOString()
  await readRows(
    await createLocalReq({}, payload),
    sql`UPDATE delivery_tokens SET last_used_at = ${new Date(now).toISOString()}
      WHERE id = ${id} AND (last_used_at IS NULL OR last_used_at < ${before})`,
  )
}
