import { Forbidden, type PayloadRequest } from 'payload'
import { refusal } from '../../payload/refusal.ts'
import { findByPassword } from '../../payload/workarounds/password-hash.ts'
import type { User } from '../../payload-types.ts'
import { throttled } from '../throttle.ts'
import { CODE_NEEDED } from './required.ts'
import { asksForCode } from './stored.ts'
import { takeCode } from './take-code.ts'

const WRONG_PASSWORD = 'This is not your password.'

export type Entered = { password?: unknown; code?: unknown }

/** The account that a request is signed in to; throws if it is none. */
export function signedInUser({ user, t }: PayloadRequest) {
  if (user?.collection !== 'users') throw new Forbidden(t)
  return user
}

/**
 * The account that a request is signed in to, once its owner has entered the password, and a code if
 * the account asks for one: an unattended session must not be enough to change how one signs in.
 */
export async function requireOwner(req: PayloadRequest, { password, code }: Entered) {
  const { id, email } = signedInUser(req)
  const check = async () => await passes(req, email, shortText(password), shortText(code))
  const user = await throttled(req, email, check)
  if (user?.id !== id) throw refusal(WRONG_PASSWORD, 400)
  return user
}

async function passes(
  req: PayloadRequest,
  email: string,
  password: string,
  code: string,
): Promise<User | undefined> {
  const user = password ? await findByPassword(req, email, password) : undefined
  if (!user || !(await asksForCode(req, user.id))) return user
  if (!code) throw refusal(CODE_NEEDED, 400)
  await takeCode(req, user.id, code)
  return user
}

function shortText(value: unknown) {
  return typeof value === 'string' ? value.slice(0, 1000) : ''
}
