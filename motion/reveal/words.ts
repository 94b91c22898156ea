/** The unit into which a text is split. */
export type Split = 'lines' | 'words' | 'characters'

/** The unit named by `data-reveal`; undefined for other roles, none of which is a plural. */
export function splitOf({ dataset: { reveal } }: Pick<HTMLElement, 'dataset'>): Split | undefined {
  return isSplit(reveal) ? reveal : undefined
}

/** As in `reveal.css`. */
function isSplit(role = ''): role is Split {
  return role.endsWith('s')
}

/** Left-to-right scripts with separate letters. */
const SEPARATE_LETTERS =
  /^[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Common}\p{sc=Inherited}]*$/u
const RIGHT_TO_LEFT = /[\p{sc=Hebrew}\p{sc=Arabic}\p{sc=Syriac}\p{sc=Thaana}]/u

/** The finest split that keeps the text's appearance: joined letters are split only into lines. */
export function supportedSplit(text: string, requested: Split): Split {
  return SEPARATE_LETTERS.test(text) ? requested : 'lines'
}

/** A line's words and the spaces between them; concatenated they are the line. */
export function wordsOf(text: string): string[] {
  return text.match(/\s+|\S+/g) ?? []
}

/** The characters of a text as people count them: an accent or a skin tone is part of its letter. */
export function charactersOf(text: string): string[] {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
}

/** The direction of a paragraph by its first letter, as with `unicode-bidi: plaintext`. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.test(/\p{L}/u.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr'
}
