/** The unit into which a text is split. */
export type Split = 'lines' | 'words' | 'chars'

/** The unit named by `data-reveal`; undefined for other kinds of reveals. */
export function splitOf({ dataset: { reveal } }: HTMLElement): Split | undefined {
  return reveal === 'lines' || reveal === 'words' || reveal === 'chars' ? reveal : undefined
}

/** Left-to-right scripts with separate letters. */
const SEPARATE_LETTERS =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u
const RIGHT_TO_LEFT = /\p{Script=Hebrew}|\p{Script=Arabic}|\p{Script=Syriac}|\p{Script=Thaana}/u

/** The finest split that keeps the text's appearance: joined letters are split only into lines. */
export function supportedSplit(text: string, requested: Split): Split {
  return SEPARATE_LETTERS.test(text) ? requested : 'lines'
}

/** Code points that join others into one grapheme cluster: combining marks, flags, emoji. */
const JOINING = /[\p{M}\p{RI}\p{Extended_Pictographic}\u200d]/u

/** A line's words or characters, and the spaces between them; concatenated they are the line. */
export function piecesOf(text: string, split: Exclude<Split, 'lines'>): string[] {
  if (split === 'words') return text.match(/\s+|\S+/g) ?? []
  // Creating the first segmenter takes a browser 40 ms, and most texts need none.
  if (!JOINING.test(text)) return Array.from(text)
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
}

/** The direction of a paragraph by its first letter, as with `unicode-bidi: plaintext`. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.test(/\p{L}/u.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr'
}
