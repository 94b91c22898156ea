import { timingSafeEqual } from 'node:crypto'
import type { Payload } from 'payload'
import type { DeliveryToken } from '../payload-types.ts'
import { noteTokenUse } from './note-token-use.ts'
import { recallToken, rememberToken } from './token-cache.ts'

/** The delivery token with this hash, as a user of the API; null if there is none. */
export async function readToken(payload: Payload, hash: string): Promise<DeliveryToken | null> {
  const token = await recallOrFind(payload, hash)
  if (token) noteTokenUse(payload, token.id)
  return token
}

async function recallOrFind(payload: Payload, hash: string): Promise<DeliveryToken | null> {
  const cached = recallToken(hash)
  if (cached !== undefined) return cached
  const token = await findToken(payload, hash)
  rememberToken(hash, token)
  return token
}

async function findToken(payload: Payload, tokenHash: string): Promise<DeliveryToken | null> {
  const { docs } = await payload.find({
    collection: 'delivery-tokens',
    where: { tokenHash: { equals: tokenHash } },
    showHiddenFields: true,
    depth: 0,
    limit: 1,
    pagination: false,
  })
  const [token] = docs
  if (!token?.tokenHash || !isSame(token.tokenHash, tokenHash)) return null
  return { ...token, collection: 'delivery-tokens' }
}

function isSame(a: string, b: string) {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
}
