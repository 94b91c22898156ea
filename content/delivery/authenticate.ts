import { timingSafeEqual } from 'node:crypto'
import type { Payload, TypedUser } from 'payload'
import { deliveryScope, type Scope } from '../model/access.ts'
import { errorResponse } from './error-response.ts'
import { isSiteToken } from './site-token.ts'
import { bearerOf, hashToken } from './token.ts'
import { recallToken, rememberToken } from './token-cache.ts'

export type Caller = { user: TypedUser; isSite: boolean }

/** The holder of the request’s delivery token, or the 401 or 403 response. */
export async function authenticate(
  request: Request,
  endpoint: Scope,
  payload: Payload,
): Promise<Caller | Response> {
  const token = bearerOf(request.headers)
  if (!token) return errorResponse(request, 401, NO_TOKEN, { 'WWW-Authenticate': 'Bearer' })
  const hash = hashToken(token)
  const user = await findUser(payload, hash)
  const scope = deliveryScope({ user })
  if (!user || !scope) return errorResponse(request, 401, UNKNOWN, { 'WWW-Authenticate': INVALID })
  if (endpoint === 'preview' && scope !== 'preview') {
    return errorResponse(request, 403, WRONG_SCOPE, { 'WWW-Authenticate': INSUFFICIENT })
  }
  const name = user.collection === 'delivery-tokens' ? user.name : ''
  return { user, isSite: isSiteToken({ name, hash }) }
}

const NO_TOKEN = 'Send a delivery token: add the header "Authorization: Bearer <token>".'
const UNKNOWN = 'Unknown delivery token: create one in the studio under Delivery tokens.'
const WRONG_SCOPE =
  'Drafts need a delivery token whose scope is preview; the scope of this one is published.'
const INVALID = 'Bearer error="invalid_token"'
const INSUFFICIENT = 'Bearer error="insufficient_scope", scope="preview"'

async function findUser(payload: Payload, hash: string): Promise<TypedUser | null> {
  const cached = recallToken(hash)
  if (cached !== undefined) return cached
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
  const [token] = docs
  if (!token?.tokenHash || !isSame(token.tokenHash, tokenHash)) return null
  return { ...token, collection: 'delivery-tokens' }
}

function isSame(a: string, b: string) {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
}
