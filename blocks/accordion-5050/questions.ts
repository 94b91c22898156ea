import type { Question } from '../kind.ts'
import { type DeliveredLink, rowsOf } from './rows.ts'

/** A question mark of any script, perhaps before a closing quote or emphasis. */
const QUESTION = /[?？؟;]["'”’»*]*\s*$/

/** The rows whose titles are questions; other accordions describe things, such as a day. */
export function questionsOf(links: DeliveredLink[]): Question[] {
  return rowsOf(links).rows.flatMap(({ title, text }) =>
    QUESTION.test(title) && text?.text ? [{ question: title, answer: text.text }] : [],
  )
}
