import type { PayloadRequest } from 'payload'
import type { User } from '../../payload-types.ts'
import { accountOf } from './about-account.ts'
import { recordAudit } from './record.ts'

/** What happened to a second factor or a passkey. */
export type FactorChange = 'switched on' | 'switched off' | 'added' | 'removed' | 'renewed'

/**
 * Records that a factor of an account changed, in the transaction of the request: `recordFactor(req,
 * user, 'added', 'the passkey “Phone”')`. Without a user in the request, a script of the server did it.
 * Throws if it cannot be recorded. Never pass a secret or a code.
 */
export async function recordFactor(
  req: PayloadRequest,
  account: Pick<User, 'id' | 'email' | 'name'>,
  change: FactorChange,
  factor: string,
): Promise<void> {
  await recordAudit(req, {
    event: 'factor-changed',
    ...accountOf(account),
    facts: { words: `${change} ${factor}` },
  })
}
