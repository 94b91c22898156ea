import { say } from '../words/say.ts'
import type { SiteWords } from '../words/words.ts'
import { type Fact, type FactKind, headingOf, type SquareFeet } from './fact.ts'
import { showsSquareFeet, toSquareFeet } from './square-feet.ts'
import { type FactValue, plainOf, storedValue } from './value.ts'

/** A fact of a listing as it is shown. */
export type SaidFact = {
  key: string
  kind: FactKind
  /** The label above many values. */
  heading: string
  label: string
  value: string
  unit: string | null
  /** The same in another measure. */
  also: string | null
  /** The place of a choice among its options, from 0. */
  rank: number | null
  /** The value for programs: digits, a date as 2027-03-01, `yes` or `no`, or the text. */
  plain: string
}

/** How a site says values. */
export type Manner = { words: SiteWords; currency: string; squareFeet: SquareFeet }

/** The fields of a listing. */
type Listing = Readonly<Record<string, unknown>>

const NO_BREAK = '\u00a0'

/** The facts that a listing has, in their order. */
export function sayFacts(facts: readonly Fact[], listing: Listing, manner: Manner): SaidFact[] {
  return facts.flatMap((fact) => {
    const value = storedValue(fact, listing)
    const feet = fact.key === 'area' ? listing.squareFootage : undefined
    if (value !== undefined) return [sayFact(fact, value, { ...manner, feet })]
    return typeof feet === 'number' ? [inSquareFeet(fact, feet, manner)] : []
  })
}

/** A value with its unit, as one text. */
export function withUnit({ value, unit }: Pick<SaidFact, 'value' | 'unit'>): string {
  if (!unit) return value
  return unit.startsWith('/') ? `${value}${unit}` : `${value}${NO_BREAK}${unit}`
}

/** A value as it is said. `feet` are entered square feet, which may differ from the calculated ones. */
export function sayFact(
  fact: Fact,
  value: FactValue,
  manner: Manner & { feet?: unknown },
): SaidFact {
  const { key, kind, label } = fact
  const { words } = manner
  const said = { key, kind, heading: headingOf(fact), unit: null, also: null, rank: null }
  if (typeof value === 'number') {
    const counted = say(label, { count: value }, words.locale)
    const also = alsoOf(fact, value, manner)
    return { ...said, label: counted, ...numberOf(fact, value, manner), also, plain: `${value}` }
  }
  const one = { ...said, label: say(label, { count: 1 }, words.locale) }
  if (typeof value === 'boolean') {
    return { ...one, value: value ? words.facts.yes : words.facts.no, plain: plainOf(value) }
  }
  const rank = kind === 'choice' ? fact.options.indexOf(value) : null
  return {
    ...one,
    value: kind === 'date' ? sayDay(value, words.locale) : value,
    plain: value,
    rank,
  }
}

function numberOf(
  { unit, step }: Fact,
  value: number,
  { words: { locale }, currency }: Manner,
): Pick<SaidFact, 'value' | 'unit'> {
  if (unit.startsWith('¤')) {
    const style = { style: 'currency', currency, ...digitsOf(0.01, value) } as const
    const rest = withSign(unit.slice(1), locale, currency)
    return { value: value.toLocaleString(locale, style), unit: rest || null }
  }
  const said = withSign(unit, locale, currency)
  return { value: value.toLocaleString(locale, digitsOf(step, value)), unit: said || null }
}

/** A unit with the sign of the currency, as in “m² per €”. */
function withSign(unit: string, locale: string, currency: string) {
  if (!unit.includes('¤')) return unit
  const style = { style: 'currency', currency } as const
  const parts = new Intl.NumberFormat(locale, style).formatToParts(0)
  const sign = parts.find(({ type }) => type === 'currency')?.value ?? currency
  return unit.replaceAll('¤', sign)
}

/** Of hundredths both digits are shown or none, as in an amount of money. */
function digitsOf(step: number, value: number) {
  const most = `${step}`.split('.')[1]?.length ?? 0
  const least = most === 2 && !Number.isInteger(value) ? 2 : 0
  return { minimumFractionDigits: least, maximumFractionDigits: most }
}

function alsoOf(
  { unit }: Fact,
  value: number,
  { squareFeet, words, feet }: Manner & { feet?: unknown },
): string | null {
  if (unit !== 'm²' || !showsSquareFeet(squareFeet, words.locale)) return null
  const amount = typeof feet === 'number' ? feet : toSquareFeet(value)
  return `${whole(amount, words.locale)}${NO_BREAK}${feetIn(words)}`
}

/** An area of which only the square feet are known. */
function inSquareFeet(fact: Fact, feet: number, { words }: Manner): SaidFact {
  const { key, kind, label } = fact
  const said = {
    key,
    kind,
    heading: headingOf(fact),
    label: say(label, { count: feet }, words.locale),
    also: null,
    rank: null,
  }
  return { ...said, value: whole(feet, words.locale), unit: feetIn(words), plain: `${feet}` }
}

/** The unit on one line, whatever its owner calls it. */
const feetIn = ({ facts }: SiteWords) => facts.squareFeet.replaceAll(' ', NO_BREAK)

const whole = (amount: number, locale: string) =>
  amount.toLocaleString(locale, { maximumFractionDigits: 0 })

function sayDay(day: string, locale: string) {
  const style = { dateStyle: 'medium', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locale, style).format(new Date(`${day}T00:00:00Z`))
}
