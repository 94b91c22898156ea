import type { SiteWords } from '@belvedere/kit/words/words.ts'
import { dayIn } from '../../service/days.ts'
import { fillText } from '../deliveries/senders/fill-text.ts'

/** The data of an enquiry for an answer. */
type Answered = {
  reference: string
  sent: { name: string; email: string; message: string; acceptedAt: string }
  house?: { title: string }
  /** The time zone of the owner's days. */
  timeZone: string
  /** How answers begin, in the words of the site. */
  words: BeginWords
}

/** The words that an answer begins with. */
export type BeginWords = Pick<SiteWords['mail'], 'answerSubject' | 'wrote'>

/** What is known of an answer before it is written. */
type Begun = { to: string; subject: string; quote: string }

/**
 * The subject of an answer, and the question as it is quoted below the text. The reference in the
 * subject connects the reply with the enquiry.
 */
export function beginAnswer({ reference, sent, house, timeZone, words }: Answered): Begun {
  const about = house ? `: ${house.title}` : ''
  const day = dayIn(timeZone, new Date(sent.acceptedAt))
  const quoted = sent.message.split('\n').map((line) => `> ${line}`.trimEnd())
  return {
    to: sent.email,
    subject: fillText(words.answerSubject, { reference }) + about,
    quote: [fillText(words.wrote, { day, name: sent.name }), ...quoted].join('\n'),
  }
}

/** The whole text of an answer, with the question below. */
export function withQuote(text: string, quote: string): string {
  return quote === '' ? text : `${text}\n\n${quote}`
}
