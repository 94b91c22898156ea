import { APIError, AuthenticationError, type Endpoint, type PayloadRequest } from 'payload'
import { generatePayloadCookie } from 'payload/shared'
import { recordFailedSignIn } from '../audit/sign-ins.ts'
import { findByPassword } from '../payload/password-hash.ts'
import { openSession } from '../payload/sessions.ts'
import { readCredentials } from './credentials.ts'
import { throttled } from './throttle.ts'

const EMPTY = 'Enter your e-mail address and your password.'

/**
 * `POST /api/users/login` with an e-mail address and a password, in place of Payload's: responses do
 * not reveal which accounts exist, failed attempts lock no account, and concurrent sign-ins each keep
 * their session.
 */
export const signInEndpoint: Omit<Endpoint, 'root'> = {
  path: '/login',
  method: 'post',
  handler: async (req) => {
    const { email, password } = await readCredentials(req)
    if (!email || !password) throw new APIError(EMPTY, 400, undefined, true)
    const found = await throttled(req, email, () => findByPassword(req, email, password))
    if (!found) {
      recordFailedSignIn(req, email)
      throw new AuthenticationError(req.t)
    }
    const { exp, token } = await openSession(req, found.id)
    const message = req.t('authentication:passed')
    const user = await readPublic(req, found.id)
    return Response.json(
      { message, exp, token, user },
      { headers: { 'set-cookie': sessionCookieOf(req, token) } },
    )
  },
}

/** The account for the response, without its sessions. */
async function readPublic(req: PayloadRequest, id: number) {
  const user = await req.payload.findByID({ collection: 'users', id, depth: 0 })
  const { sessions: _, ...visible } = user
  return { ...visible, collection: 'users' }
}

/** The cookie that signs in to the session of this token. */
export function sessionCookieOf({ payload }: PayloadRequest, token: string): string {
  const { auth } = payload.collections.users.config
  const { cookiePrefix } = payload.config
  return generatePayloadCookie({ collectionAuthConfig: auth, cookiePrefix, token })
}
