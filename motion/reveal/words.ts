/** The unit into which a text is split. */
export type Split = 'lines' | 'words'

/** The unit named by `data-reveal`; undefined for other kinds of reveals. */
export function splitOf({ dataset: { reveal } }: HTMLElement): Split | undefined {
  return reveal === 'lines' || reveal === 'words' ? reveal : undefined
}

/** Left-to-right scripts with separate letters. */
const SEPARATE_LETTERS =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u
const RIGHT_TO_LEFT = /\p{Script=Hebrew}|\p{Script=Arabic}|\p{Script=Syriac}|\p{Script=Thaana}/u

/** The finest split that keeps the text's appearance: joined letters are split only into lines. */
export function supportedSplit(text: string, requested: Split): Split {
  return SEPARATE_LETTERS.test(text) ? requested : 'lines'
}

/** A line's words and the spaces between them; concatenated they are the line. */
export function wordsOf(text: string): string[] {
  return text.match(/\s+|\S+/g) ?? []
}

/** The direction of a paragraph by its first letter, as with `unicode-bidi: plaintext`. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.test(/\p{L}/u.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr'
}
