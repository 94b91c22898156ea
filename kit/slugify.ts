/** European letters that don't decompose into a base letter and a mark. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/**
 * Turns a text into a slug of lowercase Latin letters, digits and hyphens, cut at a word: `Bahía
 * Clara, today` becomes `bahia-clara-today`. Empty if the text has no such letters.
 */
export function slugify(text: string, maxLength = 80): string {
  const latin = text.toLowerCase().replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter] ?? '')
  const plain = latin.normalize('NFKD').replace(/[\p{M}*]/gu, '')
  return truncate(plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, ''), maxLength)
}

/** A single word longer than the limit is cut inside. */
function truncate(slug: string, maxLength: number) {
  if (slug.length <= maxLength) return slug
  const end = slug.lastIndexOf('-', maxLength)
  return slug.slice(0, end > 0 ? end : maxLength)
}
