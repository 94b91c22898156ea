import type { PayloadRequest } from 'payload'
import type { SecondFactor } from '../../payload-types.ts'
import { FACTORS } from './factors.ts'

const collection = FACTORS

type Data = Partial<Omit<SecondFactor, 'id' | 'account'>>

/** The stored data about the second factor of an account; undefined if there never was any. */
export async function readFactor(
  req: PayloadRequest,
  account: number,
): Promise<SecondFactor | undefined> {
  const where = { account: { equals: account } }
  const found = await req.payload.db.findOne<SecondFactor>({ collection, where, req })
  return found ?? undefined
}

/** Whether an account asks for a code besides the password. Throws if that cannot be read. */
export async function asksForCode(req: PayloadRequest, account: number): Promise<boolean> {
  return Boolean((await readFactor(req, account))?.onSince)
}

/** Stores a change, and makes the record for the first one. Call it with the account locked. */
export async function writeFactor(req: PayloadRequest, account: number, change: Data) {
  const { db } = req.payload
  const data = { ...change, updatedAt: new Date().toISOString() }
  const stored = await readFactor(req, account)
  if (stored) await db.updateOne({ collection, id: stored.id, data, req, returning: false })
  else await db.create({ collection, data: { account, ...data }, req })
}

/** The hashes of the recovery codes that are left. */
export function hashesOf(factor: SecondFactor | undefined): string[] {
  const codes: unknown = factor?.recoveryCodes
  return Array.isArray(codes) ? codes.filter((code) => typeof code === 'string') : []
}

/** The stored fields once the owner has set up a second factor after a removal. */
export const NO_REMOVAL = { removedAt: null, removedBy: null }

/** Stops telling the owner of an account that second factors were removed. */
export async function forgetRemoval(req: PayloadRequest, account: number): Promise<void> {
  if ((await readFactor(req, account))?.removedAt) await writeFactor(req, account, NO_REMOVAL)
}
