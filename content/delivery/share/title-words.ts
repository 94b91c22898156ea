/** A word of a title; `*…*` in titles is set in italics. */
export type Word = { text: string; isItalic: boolean }

/** Words of at most this many letters stay with the next one: a line does not end with "a" or "of". */
const SHORT = 2

/** Longer ones that mean nothing without the next word, in the languages of the bundled typefaces. */
const LEADING = new Set([
  ...['and', 'for', 'from', 'the', 'with', 'der', 'die', 'das', 'den', 'dem', 'des', 'ein', 'und'],
  ...['von', 'vom', 'zum', 'zur', 'les', 'des', 'une', 'par', 'sur', 'los', 'las', 'del', 'con'],
  ...['por', 'una', 'gli', 'dei', 'per', 'nel', 'het', 'een', 'van', 'det', 'med', 'och', 'uma'],
])

/** The words of a title, without the marks of italics. */
export function titleWords(title: string): Word[] {
  return title.split('*').flatMap((part, index) =>
    part
      .split(/\s+/)
      .filter(Boolean)
      .map((text) => ({ text, isItalic: index % 2 === 1 })),
  )
}

/**
 * Groups of words that stay on one line: a short word with the next one, a dash or a number with the
 * one before it.
 */
export function groupsOf(words: readonly Word[]): Word[][] {
  const groups: Word[][] = []
  let isOpen = false
  for (const word of words) {
    const last = groups.at(-1)
    if (last && (isOpen || followsClosely(word))) last.push(word)
    else groups.push([word])
    isOpen = isShort(word)
  }
  return withoutShortEnd(groups)
}

/** A title does not end with a short word on a line of its own. */
function withoutShortEnd(groups: Word[][]): Word[][] {
  const last = groups.at(-1)
  const before = groups.at(-2)
  const [only, second] = last ?? []
  if (!before || !last || !only || second || !isShort(only)) return groups
  return [...groups.slice(0, -2), [...before, ...last]]
}

function isShort({ text }: Word) {
  const letters = text.replaceAll(/[^\p{L}\p{N}&]/gu, '')
  const leads = letters.length <= SHORT || LEADING.has(letters.toLowerCase())
  return letters.length > 0 && leads && !/[.,:;!?…]$/u.test(text)
}

function followsClosely({ text }: Word) {
  return /^(?:[–—·|/&+-]+|\p{N}{1,4}[.,:;!?]?)$/u.test(text)
}
