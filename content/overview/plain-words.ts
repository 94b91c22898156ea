/** Letters without a removable accent, and their common spellings. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
}

/** A text in lower case and without accents, so that “Álamo” and “alamo” are the same. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}|[ßøæœđðłþı]/gu, (letter) => LETTERS[letter] ?? '')
}

/** Long enough for every word that people type; hashes and keys in texts are truncated. */
const MAX_LENGTH = 40

/** The different words of a text, as they are stored and searched. */
export function plainWords(text: string): string[] {
  const words = plain(text).match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words.map((word) => word.slice(0, MAX_LENGTH)))]
}
