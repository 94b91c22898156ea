import { CLIENT_ADDRESS } from '@belvedere/kit/forwarded.ts'
import { createLog } from '@belvedere/kit/log.ts'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { isScheduled } from '../../payload/scheduled.ts'
import { userName } from '../../payload/user-name.ts'
import { faultReason } from '../../service/fault-reason.ts'
import { maskAddress } from '../sessions/mask-address.ts'
import type { AuditEntry } from './entry.ts'
import { EVENTS } from './events.ts'

const log = createLog('content')

/**
 * Records an event, in the transaction of the request if it has one: a rollback removes the entry.
 * Throws if it cannot be recorded, so that the recorded action fails with it.
 *
 * Titles and names of people are stored as they are now. Never pass a password, a token or the data
 * of a visitor.
 */
export async function recordAudit(req: PayloadRequest, entry: AuditEntry): Promise<void> {
  const { event, record, title, facts, by = actorOf(req) } = entry
  const more = { ...facts, ...(isScheduled() && { scheduled: true }) }
  const data = {
    topic: EVENTS[event],
    event,
    account: by?.id ?? null,
    person: by?.name ?? null,
    record: record ?? null,
    title: title ?? null,
    facts: Object.keys(more).length > 0 ? more : null,
    clientAddress: addressOf(req),
  }
  await req.payload.db.create({ collection: 'audit-log', data, req, returning: false })
}

/**
 * Records an event that must not fail because of the log, such as a sign-in: otherwise a log that
 * cannot be written would lock everybody out. The failure is logged instead.
 */
export async function recordIfPossible(
  payload: Payload,
  headers: Headers,
  entry: AuditEntry,
): Promise<void> {
  try {
    await recordAudit(await createLocalReq({ req: { headers } }, payload), entry)
  } catch (error) {
    const reason = faultReason(error)
    log.error('Not recorded in the audit log', { event: entry.event, record: entry.record, reason })
  }
}

function actorOf({ user }: PayloadRequest): AuditEntry['by'] {
  if (user?.collection !== 'users') return undefined
  return { id: user.id, name: userName(user) ?? 'An account without a name' }
}

/** Only the request of a page comes from a browser; those of scripts and jobs have no client. */
function addressOf({ headers }: PayloadRequest): string | null {
  return maskAddress(headers?.get(CLIENT_ADDRESS) ?? '') ?? null
}
