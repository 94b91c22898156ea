import { CLIENT_ADDRESS } from '@belvedere/kit/forwarded.ts'
import { createLocalReq, type Endpoint, type PayloadRequest } from 'payload'
import { Attempts } from '../payload/attempts.ts'
import { inTransaction } from '../payload/in-transaction.ts'
import { refusal } from '../payload/refusal.ts'
import type { User } from '../payload-types.ts'
import { metrics } from '../service/metrics.ts'
import { actor } from './audit/about-account.ts'
import { BY_LINK } from './audit/account-changes.ts'
import { readCredentials } from './credentials.ts'
import { takeLink } from './links.ts'
import { MIN_PASSWORD } from './min-password.ts'
import { sessionCookieOf } from './open-session.ts'
import { asksForCode } from './second-factor/stored.ts'
import { endSessions } from './sessions/end-sessions.ts'
import { openSession } from './sessions/session-lock.ts'

const ofClient = new Attempts({ attempts: 20, windowSeconds: 10 * 60 })

const SHORT = `Choose a password of at least ${MIN_PASSWORD} characters.`
const SET_WITH_CODE = 'Your password is set. Sign in with it, and with a code as before.'
const MANY = 'Too many attempts. Please wait ten minutes and try again.'
const ENDED =
  'This link has ended or was used. Ask for another one: with “Forgotten your password?” below the sign-in, or from an administrator.'

/**
 * `POST /api/users/reset-password` with the token of a link and a password, in place of Payload’s. It
 * ends all sessions of the account and opens a new one for the person who used the link, unless the
 * account asks for a code as well: a link to its mailbox is no second factor.
 */
export const resetPasswordEndpoint: Omit<Endpoint, 'root'> = {
  path: '/reset-password',
  method: 'post',
  handler: async (req) => {
    const { password, token } = await readCredentials(req)
    const client = req.headers.get(CLIENT_ADDRESS) ?? ''
    if (ofClient.wait(client) > 0) throw refusal(MANY, 429)
    // The link stays good when the password is too short.
    if (password.length < MIN_PASSWORD) throw refusal(SHORT, 400)
    ofClient.add(client)
    const user = await setPassword(req, token, password)
    if (!user) {
      metrics.refusals.increment({ reason: 'ended link' })
      throw refusal(ENDED, 403)
    }
    ofClient.undo(client)
    if (await asksForCode(req, user.id)) return Response.json({ message: SET_WITH_CODE })
    const session = await openSession(req, user.id, 'password')
    const headers = { 'set-cookie': sessionCookieOf(req, session.token) }
    const { exp, token: opened } = session
    return Response.json({ message: 'Your password is set.', exp, token: opened }, { headers })
  },
}

/** In a request without a user, who may be signed in to another account. */
async function setPassword({ headers, payload }: PayloadRequest, token: string, password: string) {
  const req = await createLocalReq({ context: { [BY_LINK]: true }, req: { headers } }, payload)
  return inTransaction(req, async (): Promise<User | undefined> => {
    const user = token ? await takeLink(req, token) : undefined
    if (!user) return undefined
    // Before the password is set: Payload then removes the sessions, without their details.
    await endSessions(req, user.id, () => true, actor(user))
    await payload.update({ collection: 'users', id: user.id, data: { password }, req })
    return user
  })
}
