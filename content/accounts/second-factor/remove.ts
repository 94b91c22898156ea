import type { CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { inTransaction } from '../../payload/in-transaction.ts'
import { userName } from '../../payload/user-name.ts'
import { waitForRecord } from '../../payload/workarounds/record-lock.ts'
import type { User } from '../../payload-types.ts'
import { PASSKEYS } from '../passkeys/passkeys.ts'
import { endOtherSessions } from '../sessions/end-sessions.ts'
import { NO_CODES } from './codes.ts'
import { reportFactorChange } from './factor-changes.ts'
import { FACTORS } from './factors.ts'
import { writeFactor } from './stored.ts'

/**
 * Removes the codes and passkeys of an account whose owner has lost them, and ends its sessions. The
 * owner is told at the next sign-in, and by mail.
 */
export async function removeFactors(
  req: PayloadRequest,
  user: Pick<User, 'id' | 'email'>,
): Promise<void> {
  await inTransaction(req, async () => {
    await waitForRecord(req, 'users', user.id)
    const removedAt = new Date().toISOString()
    const removal = { removedAt, removedBy: userName(req.user), isRemovalSeen: false }
    await writeFactor(req, user.id, { ...NO_CODES, ...removal })
    await deleteOf(req, PASSKEYS, user.id)
    await endOtherSessions(req, user.id)
    await reportFactorChange(req, user, 'second factors removed')
  })
}

/** Deletes the stored factors of an account that is deleted. */
export const deleteFactors: CollectionAfterDeleteHook<User> = async ({ id, req }) => {
  for (const collection of [FACTORS, PASSKEYS] as const) await deleteOf(req, collection, Number(id))
}

async function deleteOf(
  req: PayloadRequest,
  collection: typeof FACTORS | typeof PASSKEYS,
  account: number,
) {
  await req.payload.db.deleteMany({ collection, where: { account: { equals: account } }, req })
}
