import type { IncomingHttpHeaders } from 'node:http'
import { executeAuthStrategies, type Payload } from 'payload'

type Check = (headers: Headers) => Promise<boolean>

const KEY = Symbol.for('belvedere.session-check')

/** A global, because Next bundles the code that opens the database apart from `request-guard.ts`. */
const store = globalThis as { [KEY]?: Check }

/** Lets `isSignedIn` ask this database. */
export function checkSessionsIn(payload: Payload): void {
  store[KEY] = (headers) => hasOpenSession(payload, headers)
}

/**
 * Whether a request carries a session of the studio that is still open.
 *
 * @throws if the database does not answer, or is not open yet
 */
export async function isSignedIn(headers: IncomingHttpHeaders): Promise<boolean> {
  const check = store[KEY]
  if (!check) throw new Error('The database is not open yet.')
  const own = new Headers()
  for (const [name, value] of Object.entries(headers)) own.set(name, [value].flat().join(', '))
  return check(own)
}

/** The same for a request as routes have it. Unlike `payload.auth`, it reads no permissions. */
export async function hasOpenSession(payload: Payload, headers: Headers): Promise<boolean> {
  const { user } = await executeAuthStrategies({ headers, payload })
  // Payload treats a database error like a missing account.
  if (!user) await payload.count({ collection: 'users' })
  return user?.collection === 'users'
}
