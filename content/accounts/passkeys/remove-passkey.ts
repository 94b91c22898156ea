import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../payload/in-transaction.ts'
import { refusal } from '../../payload/refusal.ts'
import { reportFactorChange } from '../second-factor/factor-changes.ts'
import { type Entered, requireOwner } from '../second-factor/owner.ts'
import { PASSKEYS } from './passkeys.ts'

const collection = PASSKEYS
const GONE = 'This passkey was removed already. Load the page again.'

/** Removes a passkey of the signed-in user. */
export async function removePasskey(req: PayloadRequest, body: Entered & { passkey?: unknown }) {
  const user = await requireOwner(req, body)
  const where = { id: { equals: Number(body.passkey) || 0 }, account: { equals: user.id } }
  await inTransaction(req, async () => {
    const { db } = req.payload
    if (!(await db.findOne({ collection, where, req }))) throw refusal(GONE, 404)
    await db.deleteMany({ collection, where, req })
    await reportFactorChange(req, user, 'passkey removed')
  })
}
