import { type Mail, MailError, TooLargeError } from '../../../service/mail/mail.ts'
import { sendMail } from '../../../service/mail/send-mail.ts'
import { DeliveryError } from '../delivery-error.ts'
import type { Outcome } from './delivery.ts'

/** Sends a mail to the one address that the visitor has entered. */
export async function sendToVisitor(mail: Mail, timeoutMs: number): Promise<Outcome> {
  const { isKept } = await sendMail(mail, timeoutMs).catch((error) => {
    throw finalIfRefused(error)
  })
  return { state: isKept ? 'kept' : 'sent' }
}

/** An address that does not exist will not exist in an hour either. */
function finalIfRefused(error: unknown): unknown {
  if (!(error instanceof MailError) || !error.isPermanent) return error
  if (error instanceof TooLargeError) return new DeliveryError(error.message, { isFinal: true })
  return new DeliveryError(`The visitor’s address does not take the mail. ${error.message}`, {
    isFinal: true,
  })
}
