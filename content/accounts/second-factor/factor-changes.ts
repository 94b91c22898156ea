import { createLog } from '@belvedere/kit/log.ts'
import type { PayloadRequest } from 'payload'
import { userName } from '../../payload/user-name.ts'
import { afterCommit } from '../../payload/workarounds/after-commit.ts'
import type { User } from '../../payload-types.ts'
import { siteUrl } from '../../service/env.ts'
import type { Mail } from '../../service/mail/mail.ts'
import { canSendMail, sendMail } from '../../service/mail/send-mail.ts'
import { type FactorChange as AuditedChange, recordFactor } from '../audit/record-factor.ts'

const log = createLog('content')

/** What the audit log says of a change. */
const RECORDED: Record<FactorChange, [done: AuditedChange, factor: string]> = {
  'codes switched on': ['switched on', 'codes from an authenticator app'],
  'codes switched off': ['switched off', 'codes from an authenticator app'],
  'recovery codes renewed': ['renewed', 'the recovery codes'],
  'passkey added': ['added', 'a passkey'],
  'passkey removed': ['removed', 'a passkey'],
  'second factors removed': ['removed', 'all second factors'],
}

/**
 * Every change of a second factor is reported here, inside its transaction: it is in the audit log, and
 * once it is committed it is logged and the owner of the account gets a mail. A mail that fails does
 * not undo the change.
 */
export async function reportFactorChange(
  req: PayloadRequest,
  account: Pick<User, 'id' | 'email' | 'name'>,
  change: FactorChange,
): Promise<void> {
  const { id, email } = account
  const by = userName(req.user)
  const [done, factor] = RECORDED[change]
  await recordFactor(req, account, done, factor)
  await afterCommit(req, () => {
    log.info('Second factor changed', { account: id, change, ...(by && { by }) })
    if (!canSendMail()) return
    sendMail(factorMail(email, change, by)).catch((error) =>
      log.error('The owner of an account was not told of a changed second factor', { error }),
    )
  })
}

/** What can happen to the second factors of an account. */
type FactorChange =
  | 'codes switched on'
  | 'codes switched off'
  | 'recovery codes renewed'
  | 'passkey added'
  | 'passkey removed'
  | 'second factors removed'

const SAID: Record<FactorChange, string> = {
  'codes switched on':
    'Signing in to your account now asks for a code from your authenticator app.',
  'codes switched off': 'Signing in to your account no longer asks for a code.',
  'recovery codes renewed': 'Your account has new recovery codes. The old ones no longer work.',
  'passkey added': 'A passkey was added to your account. It signs in without a password.',
  'passkey removed': 'A passkey was removed from your account.',
  'second factors removed':
    'The second factors of your account were removed: codes, recovery codes and passkeys. You sign in with your password alone until you set them up again, in the studio under your account.',
}

/** The mail to the owner of an account whose second factors have changed. */
function factorMail(to: string, change: FactorChange, by: string | null): Mail {
  const host = new URL(siteUrl()).host
  const removed = change === 'second factors removed'
  const who = removed ? `\n\nDone by: ${by ?? 'a command on the server'}.` : ''
  return {
    to: [to],
    subject: `Signing in to the studio of ${host} has changed`,
    text: `${SAID[change]}${who}

If neither you nor an administrator did this, tell an administrator at once: somebody else may have your account.`,
    auto: 'auto-generated',
  }
}
