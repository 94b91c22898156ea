import { type AuthStrategy, JWTAuthentication } from 'payload'
import { noteSeen } from './note-seen.ts'
import { sidOf } from './own-session.ts'

/** Payload’s own sign-in by a session, which also notes that the session is in use. */
export const watchedSessions: AuthStrategy = {
  name: 'local-jwt',
  authenticate: async (args) => {
    const result = await JWTAuthentication(args)
    const sid = sidOf(result.user)
    if (sid) noteSeen(args.payload, sid, args.headers)
    return result
  },
}
