import type { SiteWords } from './words.ts'

/**
 * The values of a number for `say`: `{spelled}` is its word, and `{Spelled}` the same with a capital.
 * `{count}` chooses singular or plural, and stays in figures; so does `{spelled}` if the number has no
 * word.
 */
export function inWords(count: number, { list, locale }: Pick<SiteWords, 'list' | 'locale'>) {
  const words = list.numbers.split('\n').map((word) => word.trim())
  const spelled = words[count - 1] || count.toLocaleString(locale)
  return { count, spelled, Spelled: capital(spelled) }
}

/** A word as sentences begin with it. */
export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
