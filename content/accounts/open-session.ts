import type { PayloadRequest } from 'payload'
import { generatePayloadCookie } from 'payload/shared'
import type { Proof } from './second-factor/required.ts'
import { takeRemoval } from './second-factor/show.ts'
import { openSession } from './sessions/session-lock.ts'

/** Opens a session for an account, and answers with it as Payload does. */
export async function answerWithSession(req: PayloadRequest, id: number, proof: Proof) {
  const { exp, token } = await openSession(req, id, proof)
  const removal = await takeRemoval(req, id)
  const message = req.t('authentication:passed')
  const user = await readPublic(req, id)
  return Response.json(
    { message, exp, token, user, ...(removal && { removal }) },
    { headers: { 'set-cookie': sessionCookieOf(req, token) } },
  )
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
