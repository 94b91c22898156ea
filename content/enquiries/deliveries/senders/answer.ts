import { withQuote } from '../../answers/begin-answer.ts'
import { DeliveryError } from '../delivery-error.ts'
import { readAttachments } from './attachments.ts'
import type { Sender } from './delivery.ts'
import { earlierMails } from './earlier-mails.ts'
import { letterHtml } from './letter.ts'
import { messageIdOf } from './message-id.ts'
import { sendToVisitor } from './to-visitor.ts'

/** Sends the text that a colleague has written in the studio. */
export const sendAnswer: Sender = async ({ req, row, enquiry, settings, timeoutMs }) => {
  const { answer } = row.details
  if (!answer) throw new DeliveryError('The answer is no longer there.', { isFinal: true })
  const { subject, text, quote = '', files = [], by } = answer
  // Without an address of the team the reply goes to the sender: accounts' addresses stay private.
  const replyTo = answer.replyTo || settings.teamAddresses[0]
  const mail = {
    to: [enquiry.email],
    subject,
    text: withQuote(text, quote),
    html: await letterHtml(req.payload, { text, quote }),
    attachments: await readAttachments(req, files),
    ...(replyTo && { replyTo: { name: by, address: replyTo } }),
    messageId: messageIdOf(row.key),
    follows: await earlierMails(req, row),
    enquiry: row.enquiry,
  }
  return sendToVisitor(mail, timeoutMs)
}
