import { cleanLine } from '../enquiry/clean-text.ts'

const MAX_WORD = 60

/** Addresses, long numbers, and the usual forms of identifiers. */
const IDENTIFIER = /@|%40|\d{7}|[0-9a-f]{16}|[0-9a-f]{8}-[0-9a-f]{4}-/i

const TOKEN = /[\w+/=-]{10,}/g
/** The positions where a token changes the kind of character: `a1`, `1a`, `aB`. */
const CHANGE = /[a-z](?=[A-Z\d])|[A-Z](?=\d)|\d(?=[A-Za-z])/g

/** The beginning of an address. Host names have this form as well. */
const FULL_NAME = /^\p{L}+\.\p{L}+$/u

/**
 * The source, medium and name of a campaign. Some newsletters write the address or the number of
 * the reader into their links: such a word would identify a person, so it becomes empty as a whole.
 * Sources are often hosts, so they may look like a file name.
 */
export function impersonal(words: readonly string[]): string[] {
  return words.map(cleanLine).map((word, at) => {
    if (isIdentifier(word) || (at > 0 && FULL_NAME.test(word))) return ''
    // Only a cut text can end in an unpaired surrogate, so it is cleaned after cutting.
    return cleanLine(word.slice(0, MAX_WORD))
  })
}

/** Tokens such as Base64 change between kinds of characters much more often than words do. */
function isIdentifier(word: string) {
  if (IDENTIFIER.test(word)) return true
  const tokens = word.match(TOKEN) ?? []
  return tokens.some((token) => (token.match(CHANGE)?.length ?? 0) * 4 >= token.length)
}
