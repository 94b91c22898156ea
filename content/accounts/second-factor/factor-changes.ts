import { createLog } from '@belvedere/kit/log.ts'
import type { PayloadRequest } from 'payload'
import { userName } from '../../payload/user-name.ts'
import { afterCommit } from '../../payload/workarounds/after-commit.ts'
import type { User } from '../../payload-types.ts'
import { canSendMail, sendMail } from '../../service/mail/send-mail.ts'
import { type FactorChange as AuditedChange, recordFactor } from '../audit/record-factor.ts'
import { type FactorChange, factorMail } from './factor-mail.ts'

const log = createLog('content')

/** The sentence of the audit log about a change. */
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
