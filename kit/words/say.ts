import type { Word } from './words.ts'

type Values = Readonly<Record<string, string | number>>

/** A word with its values. Its form, and the digits of numbers, follow from the language. */
export function say(word: Word, values: Values, locale: string): string {
  return formOf(word, values, locale).replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name]
    return typeof value === 'number' ? value.toLocaleString(locale) : (value ?? place)
  })
}

/** `count` decides the form. */
function formOf(word: Word, { count }: Values, locale: string): string {
  if (typeof word === 'string') return word
  return word[new Intl.PluralRules(locale).select(Number(count))] ?? word.other
}
