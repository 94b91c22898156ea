import { createLog } from '@belvedere/kit/log.ts'
import type { Payload, Where } from 'payload'
import { canSendMail } from '../../service/mail/send-mail.ts'
import { makeDue } from './make-due.ts'

const log = createLog('content')

/** A later acknowledgement would puzzle its reader more than none. */
const STILL_WANTED = 24 * 60 * 60 * 1000

/**
 * Makes mails due that were kept while there was no mail server: those to the team and answers of
 * any age, and acknowledgements of the last day. Older acknowledgements stay as they are; a
 * publisher can send one with “Try again”. To be called at the start, because a server is set up by
 * environment.
 */
export async function resumeKept(payload: Payload, now = Date.now()): Promise<void> {
  if (!canSendMail()) return
  const isWanted: Where = {
    or: [{ kind: { not_equals: 'visitor' } }, { queuedAt: { greater_than: now - STILL_WANTED } }],
  }
  const count = await makeDue(payload, { and: [{ state: { equals: 'kept' } }, isWanted] })
  if (count > 0) log.info('Mails that waited for a mail server are sent now', { count })
}
