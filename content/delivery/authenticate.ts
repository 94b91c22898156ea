import type { Payload, TypedUser } from 'payload'
import { deliveryScope, type Scope } from '../payload/access.ts'
import { errorResponse } from './error-response.ts'
import { readSession } from './preview/session.ts'
import { findViewer, type Viewer } from './preview/viewer.ts'
import { readToken } from './read-token.ts'
import { isSiteToken } from './site-token.ts'
import { bearerOf, hashToken } from './token.ts'

export type Caller = {
  user: TypedUser
  isSite: boolean
  /** The viewer, if the request has a preview session instead of a delivery token. */
  viewer?: Viewer
}

/** The holder of the request’s delivery token or preview session, or the 401 or 403 response. */
export async function authenticate(
  request: Request,
  endpoint: Scope,
  payload: Payload,
): Promise<Caller | Response> {
  const token = bearerOf(request.headers)
  if (!token) return errorResponse(request, 401, NO_TOKEN, { 'WWW-Authenticate': 'Bearer' })
  const session = endpoint === 'preview' ? readSession(token) : undefined
  if (session) {
    const viewer = session === 'ended' ? undefined : await findViewer(payload, session)
    return viewer
      ? callerOf(viewer)
      : errorResponse(request, 401, ENDED, { 'WWW-Authenticate': INVALID })
  }
  const hash = hashToken(token)
  const user = await readToken(payload, hash)
  const scope = deliveryScope({ user })
  if (!user || !scope) return errorResponse(request, 401, UNKNOWN, { 'WWW-Authenticate': INVALID })
  if (endpoint === 'preview' && scope !== 'preview') {
    return errorResponse(request, 403, WRONG_SCOPE, { 'WWW-Authenticate': INSUFFICIENT })
  }
  return { user, isSite: isSiteToken({ name: user.name, hash }) }
}

/**
 * A viewer reads like a delivery token: here, the rights of the user's account do not apply. A link
 * gets the published scope, and like the site’s own token it may send listed queries only.
 */
function callerOf(viewer: Viewer): Caller {
  const isLink = viewer.kind === 'link'
  const token = { id: 0, name: 'Preview', createdAt: '', updatedAt: '' }
  const scope = isLink ? 'published' : 'preview'
  return { user: { ...token, scope, collection: 'delivery-tokens' }, isSite: isLink, viewer }
}

const NO_TOKEN = 'Send a delivery token: add the header "Authorization: Bearer <token>".'
const UNKNOWN = 'Unknown delivery token: create one in the studio under Delivery tokens.'
const ENDED = 'This preview has ended: open it again from the studio or with a new link.'
const WRONG_SCOPE =
  'Drafts need a delivery token whose scope is preview; the scope of this one is published.'
const INVALID = 'Bearer error="invalid_token"'
const INSUFFICIENT = 'Bearer error="insufficient_scope", scope="preview"'
