import { type CollectionConfig, getFieldsToSign, jwtSign } from 'payload'
import { refusal } from '../../payload/refusal.ts'
import type { User } from '../../payload-types.ts'
import { sidOf } from './own-session.ts'

type RefreshHook = NonNullable<NonNullable<CollectionConfig['hooks']>['refresh']>[number]

/** Days after the sign-in at which a session ends for good, however often it was renewed. */
export const LONGEST_DAYS = 7
const LONGEST = LONGEST_DAYS * 24 * 60 * 60_000

const ENDED = `You signed in ${LONGEST_DAYS} days ago, and this session has ended. Sign in again to go on.`

/**
 * Payload renews a session for another 12 hours without end. In its last hours, it gets only the
 * time that is left, in its token and in the database.
 */
export const renewUntilEnd: RefreshHook = async ({ args, user }) => {
  const { collection, req } = args
  const sid = sidOf(req.user)
  const sessions: NonNullable<User['sessions']> = user.sessions ?? []
  const session = sessions.find(({ id }) => id === sid)
  const end = new Date(session?.createdAt ?? 0).getTime() + LONGEST
  const tokenExpiration = Math.floor((end - Date.now()) / 1000)
  if (!sid || !session || !(tokenExpiration > 0)) throw refusal(ENDED, 403)
  if (tokenExpiration >= collection.config.auth.tokenExpiration) return undefined

  const { db, secret } = req.payload
  const expiresAt = new Date(end).toISOString()
  const left = sessions.map((one) => (one === session ? { ...one, expiresAt } : one))
  // Renewing a session is no edit of the account.
  const data = { sessions: left, updatedAt: null }
  await db.updateOne({ collection: 'users', id: user.id, data, req, returning: false })
  const signed = { collectionConfig: collection.config, email: user.email, sid, user }
  const fieldsToSign = getFieldsToSign(signed)
  const { exp, token } = await jwtSign({ fieldsToSign, secret, tokenExpiration })
  return { exp, refreshedToken: token, setCookie: true, user: { ...user, sessions: left } }
}
