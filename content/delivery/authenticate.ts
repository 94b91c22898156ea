import { timingSafeEqual } from 'node:crypto'
import type { Payload, TypedUser } from 'payload'
import { deliveryScope, type Scope } from '../model/access.ts'
import { refusal } from './refusal.ts'
import { bearerOf, hashToken } from './token.ts'
import { recallToken, rememberToken } from './token-cache.ts'

export type Caller = { user: TypedUser; scope: Scope }

/** Whoever holds the token of this request, or the answer that turns them away. */
export async function authenticate(
  request: Request,
  endpoint: Scope,
  payload: Payload,
): Promise<Caller | Response> {
  const token = bearerOf(request.headers)
  if (!token) return refusal(request, 401, NO_TOKEN, { 'WWW-Authenticate': 'Bearer' })
  const user = await findUser(payload, hashToken(token))
  const scope = deliveryScope({ user })
  if (!user || !scope) return refusal(request, 401, UNKNOWN, { 'WWW-Authenticate': INVALID })
  if (endpoint === 'preview' && scope !== 'preview') {
    return refusal(request, 403, WRONG_SCOPE, { 'WWW-Authenticate': INSUFFICIENT })
  }
  return { user, scope }
}

const NO_TOKEN = 'Send a delivery token: add the header "Authorization: Bearer <token>".'
const UNKNOWN = 'This delivery token is not known: create one in the studio under Delivery tokens.'
const WRONG_SCOPE = 'Drafts need a delivery token whose scope is preview; this one is published.'
const INVALID = 'Bearer error="invalid_token"'
const INSUFFICIENT = 'Bearer error="insufficient_scope", scope="preview"'

async function findUser(payload: Payload, hash: string): Promise<TypedUser | null> {
  const known = recallToken(hash)
  if (known !== undefined) return known
  const user = await readUser(payload, hash)
  rememberToken(hash, user)
  return user
}

async function readUser(payload: Payload, tokenHash: string): Promise<TypedUser | null> {
  const { docs } = await payload.find({
    collection: 'delivery-tokens',
    where: { tokenHash: { equals: tokenHash } },
    showHiddenFields: true,
    depth: 0,
    limit: 1,
    pagination: false,
  })
  const [found] = docs
  if (!found?.tokenHash || !isSame(found.tokenHash, tokenHash)) return null
  return { ...found, collection: 'delivery-tokens' }
}

function isSame(a: string, b: string) {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
}
