import type { PayloadRequest, TypedUser } from 'payload'
import { waitForRecord } from '../payload/record-lock.ts'
import type { User } from '../payload-types.ts'

const collection = 'users'

/**
 * Ends the sessions of an account, except the one of this request if it is the owner's. Call it in a
 * transaction.
 */
export async function endOtherSessions(req: PayloadRequest, account: number): Promise<void> {
  const { db } = req.payload
  await waitForRecord(req, collection, account)
  const user = await db.findOne<User>({ collection, where: { id: { equals: account } }, req })
  const own = ownSession(req.user, account)
  const sessions = (user?.sessions ?? []).filter(({ id }) => id === own)
  await db.updateOne({ collection, id: account, data: { sessions }, req, returning: false })
}

function ownSession(user: (TypedUser & { _sid?: string }) | null, account: number) {
  return user?.collection === collection && user.id === account ? user._sid : undefined
}
