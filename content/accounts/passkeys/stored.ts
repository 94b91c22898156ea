import type { PayloadRequest } from 'payload'
import type { Passkey } from '../../payload-types.ts'
import { PASSKEYS } from './passkeys.ts'

const collection = PASSKEYS

/** The most passkeys of an account. */
export const MOST_PASSKEYS = 20

/** The passkeys of an account, the newest first. */
export async function findPasskeys(req: PayloadRequest, account: number): Promise<Passkey[]> {
  const { docs } = await req.payload.db.find<Passkey>({
    collection,
    where: { account: { equals: account } },
    sort: '-createdAt',
    limit: MOST_PASSKEYS,
    req,
  })
  return docs
}

/** The passkey with the id that its device gave it. */
export async function findByCredential(req: PayloadRequest, credentialId: string) {
  const where = { credentialId: { equals: credentialId } }
  return (await req.payload.db.findOne<Passkey>({ collection, where, req })) ?? undefined
}
