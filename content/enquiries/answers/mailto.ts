import { withQuote } from './begin-answer.ts'

type Letter = { to: string; subject: string; text: string; quote: string }

/** Mail programs and systems cut longer addresses off: about 2,000 characters go through. */
const LONGEST_URL = 1900

/** Opens an answer in the mail program; of a long one the beginning. */
export function mailtoOf({ to, subject, text, quote }: Letter): string {
  const head = headOf(to, subject)
  const body = withQuote(text, quote)
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

/** Whether the mail program gets the whole text; of the quoted question a part is enough. */
export function isWholeInMailto({ to, subject, text }: Omit<Letter, 'quote'>): boolean {
  return headOf(to, subject).length + encode(`${text}…`).length <= LONGEST_URL
}

const headOf = (to: string, subject: string) =>
  `mailto:${encodeURIComponent(to).replaceAll('%40', '@')}?subject=${encode(subject)}&body=`

const cut = (characters: readonly string[], count: number) =>
  `${characters.slice(0, count).join('')}…`

/** Lines end as mail has them. */
function encode(text: string) {
  return encodeURIComponent(text.toWellFormed().replaceAll('\n', '\r\n'))
}
