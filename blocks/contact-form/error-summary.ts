import { inWords } from '@belvedere/kit/words/in-words.ts'
import { say } from '@belvedere/kit/words/say.ts'
import type { SiteWords } from '@belvedere/kit/words/words.ts'

/** The sentence above the list of a form's errors, such as “Three things to mend”. */
export function errorSummary(count: number, words: SiteWords): string {
  return say(words.form.wrong, inWords(count, words), words.locale)
}

/** The sentences for one error up to `most`, in order: the browser's script has no words of its own. */
export function errorSummaries(most: number, words: SiteWords): string[] {
  return Array.from({ length: most }, (_, index) => errorSummary(index + 1, words))
}
