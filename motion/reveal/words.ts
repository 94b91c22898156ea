/** What a text is split into when it appears. */
export type Split = 'lines' | 'words' | 'chars'

/** How a text is split, by its mark; nothing for what is no text. */
export function splitOf({ dataset: { reveal } }: HTMLElement): Split | undefined {
  return reveal === 'lines' || reveal === 'words' || reveal === 'chars' ? reveal : undefined
}

/** Scripts whose letters stand apart, and in the order in which they are read. */
const APART =
  /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u
const RIGHT_TO_LEFT = /\p{Script=Hebrew}|\p{Script=Arabic}|\p{Script=Syriac}|\p{Script=Thaana}/u

/** How finely a text can be split and still look the same: joined letters only by lines. */
export function fineness(text: string, wanted: Split): Split {
  return APART.test(text) ? wanted : 'lines'
}

/** Signs that join others to one character: accents of their own, flags, pictures. */
const JOINING = /[\p{M}\p{RI}\p{Extended_Pictographic}\u200d]/u

/** A line's words or characters, and the spaces between them. Joined together they are the line. */
export function piecesOf(text: string, split: Exclude<Split, 'lines'>): string[] {
  if (split === 'words') return text.match(/\s+|\S+/g) ?? []
  // A browser loads 40 ms of tables for its first segmenter, and most texts need none.
  if (!JOINING.test(text)) return Array.from(text)
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
}

/** The direction a paragraph takes from its first letter, as `unicode-bidi: plaintext` has it. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.test(/\p{L}/u.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr'
}
