import type { Payload, PayloadRequest } from 'payload'

const HOUR = 60 * 60_000

/**
 * A session ends 12 hours after it was last renewed, and renewing counts as use: one that was last
 * seen earlier than that, plus the five minutes between notes, has ended.
 */
const LONGEST = 13 * HOUR

/** Deletes the details of sessions that have ended by themselves. */
export async function forgetEnded({ db }: Payload, now = Date.now()): Promise<void> {
  const before = new Date(now - LONGEST).toISOString()
  await db.deleteMany({ collection: 'session-details', where: { seenAt: { less_than: before } } })
}

/** Deletes the details of one session, or of all sessions of an account. */
export async function forgetSessions(
  req: PayloadRequest,
  account: number,
  sid?: string,
): Promise<void> {
  const where = { account: { equals: account }, ...(sid && { sid: { equals: sid } }) }
  await req.payload.db.deleteMany({ collection: 'session-details', where, req })
}
