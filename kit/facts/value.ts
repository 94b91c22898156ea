import { asFields } from '../json.ts'
import { BUILT_IN, type Fact } from './fact.ts'

/** The value of a fact: a date is written 2027-03-01. */
export type FactValue = number | string | boolean

/** The longest text of a fact. */
export const MAX_TEXT = 120

const DATE = /^\d{4}-\d{2}-\d{2}$/

/** A stored value as one of its fact; undefined for none, and for one of another kind. */
export function factValue({ kind }: Pick<Fact, 'kind'>, stored: unknown): FactValue | undefined {
  switch (kind) {
    case 'number':
      return Number.isFinite(stored) ? Number(stored) : undefined
    case 'yes':
      return typeof stored === 'boolean' ? stored : undefined
    case 'date':
      return typeof stored === 'string' && isDay(stored) ? stored : undefined
    default:
      return typeof stored === 'string' && stored.trim() !== '' ? stored.trim() : undefined
  }
}

const HAS_FIELD: ReadonlySet<string> = new Set(BUILT_IN)

/**
 * The value of a fact of a listing: built-in facts have fields of their own, the values of all
 * others are in `facts`, where a key may also be the name of a field, such as `id`. Undefined for a
 * value that was stored while the fact was another: with more options, more decimals, another kind.
 */
export function storedValue(
  fact: Fact,
  listing: Readonly<Record<string, unknown>>,
): FactValue | undefined {
  if (HAS_FIELD.has(fact.key)) return factValue(fact, listing[fact.key])
  const values = asFields(listing.facts)
  return fittingValue(fact, Object.hasOwn(values, fact.key) ? values[fact.key] : undefined)
}

/** A stored value that its fact can have today. */
export function fittingValue(fact: Fact, stored: unknown): FactValue | undefined {
  return checkFact(fact, stored) === true ? factValue(fact, stored) : undefined
}

/** A value for programs: digits, `yes` or `no`, or the text. */
export function plainOf(value: FactValue): string {
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : `${value}`
}

/** Whether a text is a day of the calendar. */
function isDay(text: string) {
  const time = DATE.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** What to do about an entered value; true for one that can be kept. An empty one is no value. */
export function checkFact(fact: Fact, value: unknown): string | true {
  if (value === undefined || value === null || value === '') return true
  const { kind, options, step, isNegativePossible } = fact
  if (kind === 'number') return checkAmount(value, step, isNegativePossible)
  const known = factValue(fact, value)
  if (kind === 'yes') return typeof known === 'boolean' || 'Choose yes or no.'
  if (kind === 'date') return known !== undefined || 'Enter a day, for example 2027-03-01.'
  if (typeof known !== 'string') return 'Enter a text.'
  if (kind === 'choice') return options.includes(known) || `Choose one of: ${options.join(', ')}.`
  return known.length <= MAX_TEXT || `Shorten this text: it has ${MAX_TEXT} characters at most.`
}

/** Whether an amount is a multiple of `step`: 0.5 for bathrooms, 1 for prices. */
export function checkAmount(
  value: unknown,
  step: number,
  isNegativePossible = false,
): string | true {
  if (value === undefined || value === null) return true
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'Enter a number.'
  if (value < 0 && !isNegativePossible) return 'Enter a number of at least zero.'
  if (Math.abs(value) > Number.MAX_SAFE_INTEGER) return 'This number is too large.'
  const steps = value / step
  if (Math.abs(steps - Math.round(steps)) < 1e-6) return true
  return step === 1 ? 'Enter a whole number.' : `Enter a multiple of ${step}.`
}
