import { isMailAddress } from '@belvedere/kit/enquiry/mail-address.ts'
import { canSendMail, sendMail } from './send-mail.ts'

const TEXT = `This mail was sent to see whether the studio can send mails. It can.

Nobody has to answer it.`

/**
 * Sends a mail to test the settings, and describes the result in a sentence. Throws what failed.
 */
export async function tryMail(to: string): Promise<string> {
  if (!isMailAddress(to)) throw new Error('Enter one e-mail address, such as you@example.com.')
  await sendMail({
    to: [to],
    subject: 'Mails of the studio arrive',
    text: TEXT,
    auto: 'auto-generated',
  })
  return canSendMail()
    ? `The mail server has taken the mail to ${to}. Look whether it arrives, also among the spam.`
    : 'No mail server is set up, so the mail is in the mailbox of the studio.'
}
