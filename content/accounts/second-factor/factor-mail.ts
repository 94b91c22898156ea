import { siteUrl } from '../../service/env.ts'
import type { Mail } from '../../service/mail/mail.ts'

/** The possible changes of an account's second factors. */
export type FactorChange =
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
export function factorMail(to: string, change: FactorChange, by: string | null): Mail {
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
