import { sql } from '@payloadcms/db-sqlite'
import { createLocalReq, type Payload } from 'payload'
import { readRows } from '../payload/database/read-rows.ts'
import { EXACT_TO } from '../service/last-notes.ts'
import { noteUse } from '../service/note-use.ts'

/**
 * Notes that a delivery token is used, rarely and after the query. It is no change of the token:
 * `updatedAt` stays, and no hook runs.
 */
export function noteTokenUse(payload: Payload, id: number): void {
  noteUse(payload, {
    key: `delivery token ${id}`,
    write: () => write(payload, id),
    failure: 'The use of a delivery token was not noted',
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
