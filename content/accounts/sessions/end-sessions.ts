import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../payload/in-transaction.ts'
import { userName } from '../../payload/user-name.ts'
import { waitForRecord } from '../../payload/workarounds/record-lock.ts'
import type { User } from '../../payload-types.ts'
import type { AuditEntry } from '../audit/entry.ts'
import { recordAudit } from '../audit/record.ts'
import { forgetSessions } from './forget-ended.ts'
import { detailsOf } from './list-sessions.ts'
import { sidOf } from './own-session.ts'

type Ended = (sid: string) => boolean

/** Ends the sessions of an account, except the one of this request if it is the owner's. */
export function endOtherSessions(req: PayloadRequest, account: number): Promise<number> {
  const own = sidOf(req.user)
  return endSessions(req, account, (sid) => sid !== own)
}

/**
 * Ends the sessions of an account for which `isEnded` says so: their cookies are refused from the next
 * request on, and previews that were opened in them end as well. `by` says who did it, if it is not the
 * user of the request. Resolves to how many there were.
 */
export async function endSessions(
  req: PayloadRequest,
  account: number,
  isEnded: Ended,
  by?: AuditEntry['by'],
): Promise<number> {
  return inTransaction(req, async () => {
    // Sign-ins, sign-outs and refreshes of the account write its sessions, too.
    await waitForRecord(req, 'users', account)
    const where = { id: { equals: account } }
    const user = await req.payload.db.findOne<User>({ collection: 'users', where, req })
    const sessions = user?.sessions ?? []
    const ended = sessions.filter(({ id }) => isEnded(id))
    if (!user || ended.length === 0) return 0
    const known = await detailsOf(req, account)
    const left = sessions.filter(({ id }) => !isEnded(id))
    await keep(req, account, left)
    for (const { id } of ended) await forgetSessions(req, account, id)
    const device = ended.length === 1 ? known.get(ended[0]?.id ?? '')?.device : undefined
    await recordAudit(req, {
      event: ended.length === 1 ? 'session-ended' : 'sessions-ended',
      record: `users:${account}`,
      title: userName({ ...user, collection: 'users' }) ?? '',
      facts: { count: ended.length, ...(device && { device }) },
      ...(by && { by }),
    })
    return ended.length
  })
}

/** Ends the earlier session of a browser that signs in again, to whichever account. */
export async function endReplaced(req: PayloadRequest): Promise<void> {
  const sid = sidOf(req.user)
  if (req.user && sid) await endSessions(req, Number(req.user.id), (one) => one === sid)
}

async function keep(req: PayloadRequest, id: number, sessions: NonNullable<User['sessions']>) {
  const { db } = req.payload
  // Ending a session is no edit of the account: without the null, its “last modified” would change.
  const data = { sessions, updatedAt: null }
  await db.updateOne({ collection: 'users', id, data, req, returning: false })
}
