import { DeliveryError } from '../delivery-error.ts'
import type { Sender } from './delivery.ts'
import { messageIdOf } from './message-id.ts'
import { sendToVisitor } from './to-visitor.ts'

/** Sends the text that a colleague has written in the studio. */
export const sendAnswer: Sender = async ({ row, enquiry, settings, timeoutMs }) => {
  const { answer } = row.details
  if (!answer) throw new DeliveryError('The answer is no longer there.', { isFinal: true })
  // Without an address of the team the reply goes to the sender: accounts' addresses stay private.
  const replyTo = answer.replyTo || settings.teamAddresses[0]
  const mail = {
    to: [enquiry.email],
    subject: answer.subject,
    text: answer.text,
    ...(replyTo && { replyTo: { name: answer.by, address: replyTo } }),
    messageId: messageIdOf(row.key),
    enquiry: row.enquiry,
  }
  return sendToVisitor(mail, timeoutMs)
}
