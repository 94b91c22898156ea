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

/** Words for a price that is not public. */
export const ON_REQUEST = /^(on request|price on request|price on application|poa|p\.o\.a\.)$/

/** What the letters around a number mean, or why they may not be there. */
export type Wording = { factor: number; hasWord: boolean } | { problem: string }

/** Reads the currency or unit in front of and behind a number, without its spaces. */
export function readWording(words: string[], unit: Unit, currency: string): Wording {
  let factor = 1
  for (const word of words) {
    const meaning = meaningOf(word, unit, currency)
    if (typeof meaning === 'object') return meaning
    factor *= meaning
  }
  return { factor, hasWord: factor !== 1 }
}

function meaningOf(word: string, unit: Unit, currency: string): number | { problem: string } {
  const area = AREAS.find(([words]) => words.test(word))?.[1]
  if (area) return area === unit ? 1 : { problem: otherUnit(area, unit) }
  if (unit !== 'money') return { problem: 'Enter a number.' }
  const factor = FACTORS.find(([words]) => words.test(word))?.[1]
  if (factor) return factor
  if (marksOf(currency).includes(word)) return 1
  const isCurrency = /^[a-z]{3}$/.test(word) || /^\p{Sc}$/u.test(word)
  return {
    problem: isCurrency
      ? `Enter the price in ${currency}, the currency of the site.`
      : 'Enter a number.',
  }
}

function otherUnit(given: Unit, unit: Unit) {
  return unit === 'm²' || unit === 'sq ft'
    ? `Enter the area in ${unit}, not in ${given}.`
    : 'Enter a number.'
}

/** How a currency is written: its code, and its sign if it has one. */
function marksOf(currency: string) {
  const code = currency.toLowerCase()
  const format = (currencyDisplay: 'narrowSymbol' | 'symbol') =>
    new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay })
      .formatToParts(0)
      .find(({ type }) => type === 'currency')?.value ?? code
  return [code, format('narrowSymbol').toLowerCase(), format('symbol').toLowerCase()]
}
