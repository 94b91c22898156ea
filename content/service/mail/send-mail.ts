import { createLog } from '@belvedere/kit/log.ts'
import { metrics } from '../metrics.ts'
import { type Mail, MailError, type MailResult } from './mail.ts'
import { keepMail } from './mailbox.ts'
import { mailSettings } from './settings.ts'
import { sendBySmtp } from './transport.ts'

const log = createLog('content')

/** Whether mails leave this machine. Without a server they are kept in the local mailbox. */
export function canSendMail(): boolean {
  return mailSettings() !== undefined
}

/** Shown wherever something needs a mail server and there is none. */
export const NO_SERVER =
  'No mail server is set up. Set SMTP_URL and MAIL_FROM, and start the content service again.'

/**
 * All mails are sent here. Throws a `MailError` if nobody accepted the mail. Without a server it is
 * stored in the local mailbox, and the result says that nobody has received it.
 */
export async function sendMail(mail: Mail, timeoutMs?: number): Promise<MailResult> {
  const settings = mailSettings()
  if (mail.to.length === 0) throw new MailError('There is nobody to send it to.')
  if (!settings) {
    await keepMail(mail)
    metrics.mails.increment({ result: 'kept' })
    return { isKept: true, refused: [] }
  }
  try {
    const refused = await sendBySmtp(settings, mail, timeoutMs)
    metrics.mails.increment({ result: 'sent' })
    return { isKept: false, refused }
  } catch (error) {
    metrics.mails.increment({ result: 'failed' })
    if (!(error instanceof MailError)) throw error
    log.warn(`Mail not sent: ${error.message}`)
    throw error
  }
}
