import { inWords } from '@belvedere/kit/words/in-words.ts'
import { say } from '@belvedere/kit/words/say.ts'
import type { SiteWords } from '@belvedere/kit/words/words.ts'

/** The sentence above the errors of a form, by their number. */
export function toMend(count: number, words: SiteWords): string {
  return say(words.form.wrong, inWords(count, words), words.locale)
}

/** The sentences for one error, two, and so on, for a script that has no words. */
export function toMendUpTo(most: number, words: SiteWords): string[] {
  return Array.from({ length: most }, (_, index) => toMend(index + 1, words))
}
