import type { Acknowledgement } from '../settings/settings.ts'
import type { Sender } from './delivery.ts'
import { fillText, nameForSalutation } from './fill-text.ts'
import { letterHtml } from './letter.ts'
import { messageIdOf } from './message-id.ts'
import { sendToVisitor } from './to-visitor.ts'

/**
 * Tells the visitor that the enquiry has arrived, with the owner's text and none of the visitor's.
 */
export const sendAcknowledgement: Sender = async (delivery) => {
  const { req, row, enquiry, settings, timeoutMs } = delivery
  const text = textFor(enquiry.language, settings.acknowledgements)
  const filling = {
    name: nameForSalutation(enquiry.name),
    reference: enquiry.reference,
    house: row.details.house?.title ?? '',
  }
  const body = fillText(text?.body ?? '', filling)
  const [team] = settings.teamAddresses
  const mail = {
    to: [enquiry.email],
    subject: fillText(text?.subject ?? '', filling),
    text: body,
    html: await letterHtml(req.payload, { text: body }),
    // Without an address of the team the reply goes to the sender: accounts' addresses stay private.
    ...(team && { replyTo: { name: '', address: team } }),
    messageId: messageIdOf(row.key),
    auto: 'auto-replied' as const,
    enquiry: row.enquiry,
  }
  return sendToVisitor(mail, timeoutMs)
}

/** The text in the visitor's language, or the first one. */
function textFor(language: string, texts: readonly Acknowledgement[]) {
  const wanted = language.trim().toLowerCase()
  const found = texts.find(({ languages }) => languages.some((one) => one.toLowerCase() === wanted))
  return found ?? texts[0]
}
