import { CLIENT_ADDRESS } from '@belvedere/kit/forwarded.ts'
import { sql } from '@payloadcms/db-sqlite'
import { createLocalReq, type Payload } from 'payload'
import { readRows } from '../../payload/database/read-rows.ts'
import { EXACT_TO } from '../../service/last-notes.ts'
import { noteUse } from '../../service/note-use.ts'
import { maskAddress } from './mask-address.ts'

/**
 * Notes that a session is in use, and from where: rarely, and from another network at once.
 */
export function noteSeen(payload: Payload, sid: string, headers: Headers): void {
  const address = maskAddress(headers.get(CLIENT_ADDRESS) ?? '')
  noteUse(payload, {
    key: `session ${sid} ${address}`,
    write: () => write(payload, sid, address),
    failure: 'The last use of a session was not noted',
  })
}

async function write(payload: Payload, sid: string, address: string | undefined) {
  const now = Date.now()
  const at = new Date(now).toISOString()
  const before = new Date(now - EXACT_TO).toISOString()
  await readRows(
    await createLocalReq({}, payload),
    sql`UPDATE session_details
      SET seen_at = ${at}, client_address = COALESCE(${address ?? null}, client_address)
      WHERE sid = ${sid} AND (seen_at < ${before} OR client_address <> ${address ?? null})`,
  )
}
