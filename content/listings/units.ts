import { currencyMarks } from '@belvedere/kit/currency-marks.ts'
import type { Unit } from './columns.ts'

const FACTORS: readonly [words: RegExp, factor: number][] = [
  [/^(k|tsd\.?|thousand)$/, 1_000],
  [/^(m|mn|mio\.?|mil|mill|million|millions)$/, 1_000_000],
  [/^(bn|billion|billions)$/, 1_000_000_000],
]

const AREAS: readonly [words: RegExp, unit: Unit][] = [
  [/^(sqm|sq\.?m\.?|qm|square(metres?|meters?))$/, 'm²'],
  [/^(sqft|sq\.?ft\.?|squarefeet|squarefoot)$/, 'sq ft'],
]

/** The usual words for a price on request, besides those that sites say. */
const ON_REQUEST =
  /^(price on request|price on application|poa|p\.o\.a\.|preis auf anfrage|precio a consultar)$/

/** Whether a lower-case text means “price on request” in one of the languages. */
export function isOnRequest(text: string, onRequest: readonly string[]): boolean {
  return ON_REQUEST.test(text) || onRequest.some((words) => words.toLowerCase() === text)
}

/** The meaning of the letters around a number, or the reason why they are not allowed. */
type Wording = { factor: number; hasWord: boolean } | { problem: string }

/** Reads the currency and units around a number, without spaces; undefined if a word is unknown. */
export function readWording(words: string[], unit: Unit, currency: string): Wording | undefined {
  let factor = 1
  for (const word of words) {
    const meaning = meaningOf(word, unit, currency)
    if (typeof meaning !== 'number') return meaning
    // `4m m` is a typing error: nobody writes millions of millions.
    if (factor !== 1 && meaning !== 1) return undefined
    factor *= meaning
  }
  return { factor, hasWord: factor !== 1 }
}

type Meaning = number | { problem: string } | undefined

function meaningOf(word: string, unit: Unit, currency: string): Meaning {
  const area = AREAS.find(([words]) => words.test(word))?.[1]
  if (area === unit) return 1
  if (area && UNITS_OF_AREA.has(unit))
    return { problem: `Enter the area in ${unit}, not in ${area}.` }
  if (UNITS_OF_AREA.has(unit)) return ROUGHLY.test(word) ? 1 : undefined
  return unit === 'money' ? meaningInPrice(word, currency) : undefined
}

/** Words for an approximate area, which are read past. */
const ROUGHLY = /^(ca\.?|circa|approx\.?)$/

const UNITS_OF_AREA = new Set<Unit>(['m²', 'sq ft'])

function meaningInPrice(word: string, currency: string): Meaning {
  const factor = FACTORS.find(([words]) => words.test(word))?.[1]
  if (factor) return factor
  if (currencyMarks(currency).includes(word)) return 1
  const isCurrency = CODES.has(word.toUpperCase()) || /^[a-z]{0,3}\p{Sc}$/u.test(word)
  return isCurrency
    ? { problem: `Enter the price in ${currency}, the currency of the site.` }
    : undefined
}

const CODES = new Set(Intl.supportedValuesOf('currency'))
