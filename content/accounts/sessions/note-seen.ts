import { CLIENT_ADDRESS } from '@belvedere/kit/forwarded.ts'
import { createLog } from '@belvedere/kit/log.ts'
import { sql } from '@payloadcms/db-sqlite'
import { createLocalReq, type Payload } from 'payload'
import { readRows } from '../../payload/database/read-rows.ts'
import { faultReason } from '../../service/fault-reason.ts'
import { EXACT_TO, LastNotes } from '../../service/last-notes.ts'
import { maskAddress } from './mask-address.ts'

const log = createLog('content')
const KEY = Symbol.for('belvedere.seen-sessions')

/** A global, because Next may load this module once for the studio and once for the API. */
const store = globalThis as { [KEY]?: LastNotes }
store[KEY] ??= new LastNotes()
const notes = store[KEY]

/**
 * Notes that a session is in use, and from where. It is written after the request, which never waits
 * for it, at most once in five minutes; from another network at once.
 */
export function noteSeen(payload: Payload, sid: string, headers: Headers): void {
  const address = maskAddress(headers.get(CLIENT_ADDRESS) ?? '')
  const key = `${sid} ${address}`
  if (!notes.isDue(key)) return
  setImmediate(() => {
    write(payload, sid, address).catch((error: unknown) => {
      notes.forget(key)
      log.warn('The last use of a session was not noted', { reason: faultReason(error) })
    })
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
