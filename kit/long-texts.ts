/** The longest title that fits its type size, in characters; longer ones are set smaller. */
export const TITLE_LIMIT = 80

/** Texts with a limit of their own, by the kind of block and its field. */
const LIMITS = {
  'globe.title': 60,
  'image_carousel_offset.title': 60,
  'intro.text': 220,
} as const

/** Limits of texts that are set in other sizes than titles. */
export const longTexts: Readonly<Record<keyof typeof LIMITS, number>> = LIMITS

/** The longest text that fits the type size of a field; undefined if its size fits any text. */
export function textLimit(kind: string, field: string): number | undefined {
  const own = Object.entries(LIMITS).find(([name]) => name === `${kind}.${field}`)
  return own?.[1] ?? (field === 'title' ? TITLE_LIMIT : undefined)
}
