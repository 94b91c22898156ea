import { createLog } from '@belvedere/kit/log.ts'
import type { PayloadRequest } from 'payload'
import { canSendMail, sendMail } from '../mail/send-mail.ts'
import { afterCommit } from '../payload/after-commit.ts'
import type { User } from '../payload-types.ts'
import { nameOf } from '../versions/saved-by.ts'
import { type FactorChange, factorMail } from './factor-mail.ts'

const log = createLog('content')

/**
 * Every change of a second factor is reported here, inside its transaction: it is logged, and the owner
 * of the account gets a mail, once it is committed. A mail that fails does not undo the change.
 */
export async function reportFactorChange(
  req: PayloadRequest,
  { id, email }: Pick<User, 'id' | 'email'>,
  change: FactorChange,
): Promise<void> {
  const by = nameOf(req.user)
  await afterCommit(req, () => {
    log.info('Second factor changed', { account: id, change, ...(by && { by }) })
    if (!canSendMail()) return
    sendMail(factorMail(email, change, by)).catch((error) =>
      log.error('The owner of an account was not told of a changed second factor', { error }),
    )
  })
}
