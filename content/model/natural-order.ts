const DIGITS = 12

/**
 * A text by which databases sort as people do: L 2 stands before L 10, and capitals and accents
 * make no difference. Nothing for an empty text.
 */
export function naturalOrder(text: unknown): string | null {
  if (typeof text !== 'string' || !text.trim()) return null
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const words = plain.trim().replaceAll(/\s+/g, ' ')
  return words.replaceAll(/\d+/g, (digits) => digits.padStart(DIGITS, '0')).slice(0, 200)
}
