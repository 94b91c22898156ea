import type { SiteWords } from './words.ts'

/**
 * A number for `say`, as sentences have it: `{spelled}` and, where one begins with it, `{Spelled}`
 * are its word. `{count}`, which chooses the form, stays in figures, and so does a number without a
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
