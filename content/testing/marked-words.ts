import { wordList } from '../delivery/brand/word-list.ts'

/** All words as an owner can replace them, each line in brackets that no text of a page has. */
export const MARKED = Object.fromEntries(
  wordList('en')
    .flatMap(({ words }) => words)
    .map(({ key, text }) => [key, text.replaceAll(/.+/g, '⟦$&⟧')]),
)

/** What is left of a text without marked words, numbers and what is known of its subject. */
export function restOf(text: string, known: readonly string[]): string {
  const whole = known.reduce((rest, one) => (one ? rest.replaceAll(one, ' ') : rest), text)
  return strip(whole.replaceAll(/https?:[^\s⟧]+/g, ' ')).replaceAll(/[\d\s:.,()TZ-]+/g, '')
}

function strip(text: string): string {
  const next = text.replaceAll(/⟦[^⟦⟧]*⟧/g, '')
  return next === text ? text : strip(next)
}
