import { dayIn } from '../../service/days.ts'

/** The data of an enquiry for an answer. */
type Answered = {
  reference: string
  sent: { name: string; email: string; message: string; acceptedAt: string }
  house?: { title: string }
  /** The time zone of the owner's days. */
  timeZone: string
}

/** What is known of an answer before it is written. */
type Begun = { to: string; subject: string; quote: string }

/**
 * The subject of an answer, and the question as it is quoted below the text. The reference in the
 * subject connects the reply with the enquiry.
 */
export function beginAnswer({ reference, sent, house, timeZone }: Answered): Begun {
  const about = house ? `: ${house.title}` : ''
  const day = dayIn(timeZone, new Date(sent.acceptedAt))
  const quoted = sent.message.split('\n').map((line) => `> ${line}`.trimEnd())
  return {
    to: sent.email,
    subject: `Your enquiry ${reference}${about}`,
    quote: [`On ${day} ${sent.name} wrote:`, ...quoted].join('\n'),
  }
}

/** The whole text of an answer, with the question below. */
export function withQuote(text: string, quote: string): string {
  return quote === '' ? text : `${text}\n\n${quote}`
}
