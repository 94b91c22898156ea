import type { CollectionBeforeLoginHook, PayloadRequest } from 'payload'
import { refusal } from '../../payload/refusal.ts'
import type { User } from '../../payload-types.ts'
import { asksForCode } from './stored.ts'

/** How a person was authenticated. A link to set a password counts as that password. */
export type Proof = 'password' | 'password and code' | 'password and recovery code' | 'passkey'

/** The message for an account that requires a code, when there is none. */
export const CODE_NEEDED =
  'This account asks for a code as well: the one that your authenticator app shows, or a recovery code.'

/** Throws if a proof is not enough for a session of an account. */
export async function requireSecondFactor(req: PayloadRequest, account: number, proof: Proof) {
  if (proof === 'password' && (await asksForCode(req, account))) throw refusal(CODE_NEEDED, 401)
}

/**
 * Payload's own ways to sign in know the password alone. None of them is reachable from outside;
 * this check protects against a later change.
 */
export const refusePasswordAlone: CollectionBeforeLoginHook<User> = async ({ req, user }) => {
  await requireSecondFactor(req, user.id, 'password')
  return user
}
