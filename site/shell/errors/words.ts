import type { SiteWords } from '@belvedere/kit/words/words.ts'

/** Statuses with an error screen. */
export type ErrorStatus = 404 | 410 | 500 | 503

type ErrorWords = {
  /** The title of the document. */
  title: string
  label: string
  heading: string
  /** The sentence in three parts; the middle one links to the contact page. */
  text: [before: string, contact: string, after: string]
  button: { label: string; to: string }
}

/** An empty href links to the current address, and reloads it without scripts too. */
const sameAddress = ''

/** The words of an error screen. */
export function errorWords({ notFound, failed, away }: SiteWords, status: ErrorStatus): ErrorWords {
  const own = { 404: notFound, 410: notFound, 500: failed, 503: away }[status]
  // A visitor looks for a deleted page as for one that never was. Status 500 has the words of a missing page (specification §2, §8); 503 has its own words, since
  // the page may well exist.
  return {
    label: status === 500 ? '404' : `${status}`,
    title: own.title,
    heading: own.heading,
    text: splitAt(own.text, own.contact),
    button: { label: own.button, to: status === 503 ? sameAddress : '/' },
  }
}

/** A sentence around the linked words; without them it has no link. */
function splitAt(text: string, linked: string): [string, string, string] {
  const at = text.indexOf(linked)
  if (at < 0 || linked === '') return [text, '', '']
  return [text.slice(0, at), linked, text.slice(at + linked.length)]
}
