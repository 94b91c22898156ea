import { foldName } from './fold.ts'
import { choiceByWord } from './heading-words.ts'
import type { ReadValue } from './value.ts'

type Option = { label: string; value: string }

/**
 * The choice that a cell means: the one that is written the same, or else the same but for case, or
 * else but for accents, spaces and punctuation, or a word of another language.
 */
export function readChoice(text: string, options: Option[]): ReadValue {
  const found = FORMS.map((form) => optionsLike(text, options, form)).find(
    ({ length }) => length > 0,
  )
  const [only, other] = found ?? optionsMeant(text, options)
  if (only && !other) return { value: only.value }
  if (found) return { problem: `“${text}” can be ${listed(found, ' or ')}. Enter it exactly so.` }
  return { problem: `There is no “${text}”. Enter one of: ${listed(options, ', ')}.` }
}

/** A sign makes another value: A+ is not A, and > 60 m² is not 60 m². */
const folded = (text: string) => `${foldName(text)} ${text.match(/\p{Sm}/gu)?.join('') ?? ''}`

const FORMS = [
  (text: string) => text.trim(),
  (text: string) => text.trim().toLowerCase(),
  folded,
] as const

function optionsLike(text: string, options: Option[], form: (text: string) => string): Option[] {
  const wanted = form(text)
  return options.filter(({ label, value }) => form(label) === wanted || form(value) === wanted)
}

function optionsMeant(text: string, options: Option[]): Option[] {
  const meant = choiceByWord(text)
  return options.filter(({ value }) => value === meant)
}

const listed = (options: Option[], between: string) =>
  options.map(({ label }) => label).join(between)
