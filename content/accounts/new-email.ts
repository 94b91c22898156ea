import { createLog } from '@belvedere/kit/log.ts'
import type { CollectionAfterChangeHook } from 'payload'
import { afterCommit } from '../payload/workarounds/after-commit.ts'
import type { User } from '../payload-types.ts'
import { sendMail } from '../service/mail/send-mail.ts'
import { changedAddressMail } from './link-mails.ts'

const log = createLog('content')

/** Whether a change gives an account another e-mail address; Payload stores it in lower case. */
export function changesEmail(
  data: { email?: unknown } | undefined,
  before: { email?: unknown } | undefined,
): boolean {
  const { email } = data ?? {}
  return typeof email === 'string' && email.trim().toLowerCase() !== before?.email
}

/**
 * Tells the old address of an account that it was changed. The owner finds out even if somebody else
 * changed it, and can have it undone. A mail that fails does not undo the change.
 */
export const tellOldAddress: CollectionAfterChangeHook<User> = async ({
  data,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (operation !== 'update' || !changesEmail(data, previousDoc)) return doc
  const mail = changedAddressMail(previousDoc.email)
  await afterCommit(req, () => {
    sendMail(mail).catch((error) =>
      log.error('The old address of an account was not told that it was changed', { error }),
    )
  })
  return doc
}
