/** European letters that are no base letter with a mark on it. */
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
 * The words of a text in small Latin letters and digits with dashes between them, cut at a word:
 * `Bahía Clara, today` becomes `bahia-clara-today`. Empty where no such letters are.
 */
export function plainWords(text: string, most = 80): string {
  const latin = text.toLowerCase().replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter] ?? '')
  const plain = latin.normalize('NFKD').replace(/[\p{M}*]/gu, '')
  return cutAtWord(plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, ''), most)
}

/** A word longer than the whole is cut inside it. */
function cutAtWord(words: string, most: number) {
  if (words.length <= most) return words
  const end = words.lastIndexOf('-', most)
  return words.slice(0, end > 0 ? end : most)
}
