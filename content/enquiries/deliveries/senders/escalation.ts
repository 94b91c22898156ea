import { ownerTimeZone } from '../../../model/owner-time-zone.ts'
import type { Sender } from './delivery.ts'
import { messageIdOf } from './message-id.ts'
import { studioLink } from './team.ts'
import { sendToColleagues, teamOf } from './to-colleagues.ts'

/** Reminds of an enquiry that nobody has answered in time. */
export const sendEscalation: Sender = async (delivery) => {
  const { req, row, enquiry, settings } = delivery
  const { escalationAddress } = settings
  const to = escalationAddress ? [escalationAddress] : await teamOf(req, settings)
  const due = row.details.dueAt ?? ''
  const timeZone = await ownerTimeZone(req.payload)
  const text = `Nobody has answered the enquiry ${enquiry.reference} of ${enquiry.name} yet.

It came at ${timeOf(enquiry.acceptedAt, timeZone)} and was due at ${timeOf(due, timeZone)}.

In the studio: ${studioLink(row)}
`
  return sendToColleagues(delivery, to, {
    subject: `Not answered yet: enquiry ${enquiry.reference}`,
    text,
    messageId: messageIdOf(row.key),
    auto: 'auto-generated',
    enquiry: row.enquiry,
  })
}

function timeOf(iso: string, timeZone: string) {
  const time = new Date(iso)
  if (Number.isNaN(time.getTime())) return 'an unknown time'
  return time.toLocaleString('en-GB', { timeZone, dateStyle: 'full', timeStyle: 'short' })
}
