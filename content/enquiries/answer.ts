import { dayIn } from '../service/days.ts'

/** The data of an enquiry for an answer. */
type Answered = {
  reference: string
  sent: { name: string; email: string; message: string; acceptedAt: string }
  house?: { title: string }
  /** The time zone of the owner's days. */
  timeZone: string
}

type Draft = { to: string; subject: string; body: string }

/** Mail programs and systems cut longer addresses off: about 2,000 characters go through. */
const LONGEST_URL = 1900

/**
 * The beginning of an answer by mail. The reference in the subject connects the reply with the
 * enquiry. Sending it from this service begins here as well.
 */
export function draftAnswer({ reference, sent, house, timeZone }: Answered): Draft {
  const about = house ? `: ${house.title}` : ''
  const day = dayIn(timeZone, new Date(sent.acceptedAt))
  const quoted = sent.message.split('\n').map((line) => `> ${line}`.trimEnd())
  return {
    to: sent.email,
    subject: `Your enquiry ${reference}${about}`,
    body: ['', '', `On ${day} ${sent.name} wrote:`, ...quoted].join('\n'),
  }
}

/** Opens the draft in the mail program; of a long message the beginning is quoted. */
export function mailtoOf({ to, subject, body }: Draft): string {
  const head = `mailto:${encodeURIComponent(to).replaceAll('%40', '@')}?subject=${encode(subject)}&body=`
  if (head.length + encode(body).length <= LONGEST_URL) return head + encode(body)
  const characters = [...body]
  let [fits, tooMany] = [0, characters.length]
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2)
    const length = head.length + encode(cut(characters, middle)).length
    if (length <= LONGEST_URL) fits = middle
    else tooMany = middle
  }
  return head + encode(cut(characters, fits))
}

const cut = (characters: readonly string[], count: number) =>
  `${characters.slice(0, count).join('')}…`

/** Lines end as mail has them. */
function encode(text: string) {
  return encodeURIComponent(text.toWellFormed().replaceAll('\n', '\r\n'))
}
