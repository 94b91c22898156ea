import type { Payload, PayloadRequest } from 'payload'
import { Attempts } from '../accounts/attempts.ts'
import type { User } from '../payload-types.ts'
import { describeDevice } from '../sessions/describe-device.ts'
import { accountOf, actor } from './about-account.ts'
import { recordIfPossible } from './record.ts'

/** Records that somebody signed in, in whichever way; never fails. */
export async function recordSignIn({ payload, headers }: PayloadRequest, user: User) {
  const device = describeDevice(headers?.get('user-agent') ?? null)
  const entry = { ...accountOf(user), facts: { device }, by: actor(user) }
  await recordIfPossible(payload, headers, { event: 'signed-in', ...entry })
}

/** Of more failures within ten minutes, for one account, only the number is kept. */
const listed = new Attempts({ attempts: 20, windowSeconds: 10 * 60 })
const unlisted = new Map<string, number>()

/**
 * Records a sign-in with a wrong password, after the answer: neither its words nor its time tell
 * whether the address has an account. An address without one is not kept, since people type their
 * password in its place.
 */
export function recordFailedSignIn({ payload, headers }: PayloadRequest, email: string): void {
  setImmediate(() => void recordFailure(payload, headers, email))
}

async function recordFailure(payload: Payload, headers: Headers, email: string) {
  const user = await findAccount(payload, email).catch(() => undefined)
  const key = user ? `${user.id}` : 'no account'
  if (listed.wait(key) > 0) {
    unlisted.set(key, (unlisted.get(key) ?? 0) + 1)
    return
  }
  listed.add(key)
  const count = unlisted.get(key)
  unlisted.delete(key)
  const device = describeDevice(headers.get('user-agent'))
  await recordIfPossible(payload, headers, {
    event: 'sign-in-failed',
    ...(user && accountOf(user)),
    facts: { device, ...(count && { count }) },
  })
}

async function findAccount({ db }: Payload, email: string): Promise<User | undefined> {
  const where = { email: { equals: email } }
  return (await db.findOne<User>({ collection: 'users', where })) ?? undefined
}
