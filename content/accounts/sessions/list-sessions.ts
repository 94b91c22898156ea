import type { PayloadRequest } from 'payload'
import type { SessionDetail, User } from '../../payload-types.ts'
import { sidOf } from './own-session.ts'

/** A session as the list shows it. */
export type ShownSession = {
  id: string
  openedAt: string
  /** Exact to five minutes. */
  seenAt: string
  device: string
  /** The shortened address from which it was last used. */
  clientAddress: string | undefined
  /** Whether it is the session of the request. */
  isThis: boolean
}

/** The sessions in which an account is signed in, the one that was used last first. */
export async function listSessions(req: PayloadRequest, account: number): Promise<ShownSession[]> {
  const sessions = await openSessionsOf(req, account)
  const details = await detailsOf(req, account)
  return sessions
    .map(({ id, createdAt }): ShownSession => {
      const known = details.get(id)
      const openedAt = new Date(createdAt ?? 0).toISOString()
      return {
        id,
        openedAt,
        seenAt: known ? new Date(known.seenAt).toISOString() : openedAt,
        device: known?.device ?? 'An unknown program',
        clientAddress: known?.clientAddress ?? undefined,
        isThis: id === sidOf(req.user),
      }
    })
    .sort((a, b) => Number(b.isThis) - Number(a.isThis) || b.seenAt.localeCompare(a.seenAt))
}

/** The valid sessions of an account, as they are stored. */
async function openSessionsOf(
  req: PayloadRequest,
  account: number,
): Promise<NonNullable<User['sessions']>> {
  const where = { id: { equals: account } }
  const user = await req.payload.db.findOne<User>({ collection: 'users', where, req })
  return (user?.sessions ?? []).filter(({ expiresAt }) => Date.parse(expiresAt) > Date.now())
}

/** By the ids of their sessions; sessions that were opened before the list existed have none. */
export async function detailsOf(
  req: PayloadRequest,
  account: number,
): Promise<Map<string, SessionDetail>> {
  const { docs } = await req.payload.db.find<SessionDetail>({
    collection: 'session-details',
    where: { account: { equals: account } },
    limit: 0,
    pagination: false,
    req,
  })
  return new Map(docs.map((details) => [details.sid, details]))
}
