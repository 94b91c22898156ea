import type { Payload, PayloadRequest, Where } from 'payload'
import { Attempts } from '../../payload/attempts.ts'
import type { User } from '../../payload-types.ts'
import type { Proof } from '../second-factor/required.ts'
import { describeDevice } from '../sessions/describe-device.ts'
import { accountOf, actor } from './about-account.ts'
import { recordIfPossible } from './record.ts'

/** Records that somebody signed in, and how; never fails. */
export async function recordSignIn({ payload, headers }: PayloadRequest, user: User, proof: Proof) {
  const device = describeDevice(headers?.get('user-agent') ?? null)
  const entry = { ...accountOf(user), facts: { device, words: PROVEN[proof] }, by: actor(user) }
  await recordIfPossible(payload, headers, { event: 'signed-in', ...entry })
}

const PROVEN: Record<Proof, string> = {
  password: 'with a password',
  'password and code': 'with a password and a code',
  'password and recovery code': 'with a password and a recovery code',
  passkey: 'with a passkey',
}

/**
 * Of further failures within ten minutes, for one account and one method, only the number is
 * stored.
 */
const listed = new Attempts({ attempts: 20, windowSeconds: 10 * 60 })
const unlisted = new Map<string, number>()

/** The failed part, where it was not the password. */
type Flaw = 'with the right password, but without a right code' | 'with a passkey that was refused'

/**
 * Records a sign-in with a wrong password or code after the response, so that neither its words nor
 * its time reveal whether the address has an account. An address without one is not kept, since
 * people type their password in its place.
 */
export function recordFailedSignIn(req: PayloadRequest, email: string, flaw?: Flaw): void {
  recordLater(req, { email: { equals: email } }, flaw)
}

/** Records a refused passkey, after the answer; `account` is that of the passkey, if it has one. */
export function recordRefusedPasskey(req: PayloadRequest, account: number | undefined): void {
  recordLater(req, { id: { equals: account ?? 0 } }, 'with a passkey that was refused')
}

function recordLater({ payload, headers }: PayloadRequest, where: Where, flaw?: Flaw) {
  setImmediate(() => void recordFailure(payload, headers, where, flaw))
}

async function recordFailure(payload: Payload, headers: Headers, where: Where, flaw?: Flaw) {
  const user = await findAccount(payload, where).catch(() => undefined)
  // Counted separately, so that many wrong passwords do not hide a correct one.
  const key = `${user?.id ?? 'no account'} ${flaw ?? ''}`
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
    facts: { device, ...(flaw && { words: flaw }), ...(count && { count }) },
  })
}

async function findAccount({ db }: Payload, where: Where): Promise<User | undefined> {
  return (await db.findOne<User>({ collection: 'users', where })) ?? undefined
}
