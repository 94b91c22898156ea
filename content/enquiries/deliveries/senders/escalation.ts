import { say } from '@belvedere/kit/words/say.ts'
import { readWords } from '../../../delivery/brand/read-words.ts'
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
  const { team, locale } = await readWords(req.payload)
  const timeOf = (iso: string) => timeIn(iso, timeZone, locale) ?? team.unknownTime
  const { reference, name } = enquiry
  const times = { came: timeOf(enquiry.acceptedAt), due: timeOf(due) }
  const sentence = say(team.overdue, { reference, name, ...times }, locale)
  const text = `${sentence}\n\n${say(team.inStudio, { link: studioLink(row) }, locale)}\n`
  return sendToColleagues(delivery, to, {
    subject: say(team.overdueSubject, { reference }, locale),
    text,
    messageId: messageIdOf(row.key),
    auto: 'auto-generated',
    enquiry: row.enquiry,
  })
}

function timeIn(iso: string, timeZone: string, locale: string) {
  const time = new Date(iso)
  if (Number.isNaN(time.getTime())) return undefined
  return time.toLocaleString(locale, { timeZone, dateStyle: 'full', timeStyle: 'short' })
}
