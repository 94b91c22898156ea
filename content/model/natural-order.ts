const DIGITS = 12

/**
 * A sort key for natural order: "L 2" sorts before "L 10", and case and accents are ignored. Null
 * for an empty text.
 */
export function naturalOrder(text: unknown): string | null {
  if (typeof text !== 'string' || !text.trim()) return null
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const collapsed = plain.trim().replaceAll(/\s+/g, ' ')
  return collapsed.replaceAll(/\d+/g, (digits) => digits.padStart(DIGITS, '0')).slice(0, 200)
}
