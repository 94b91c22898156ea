import { say } from '../words/say.ts'
import type { SiteWords } from '../words/words.ts'
import { type SaidFact, withUnit } from './say-facts.ts'

/** A value that lists can be filtered by, as in addresses, and how many listings have it. */
export type FactChoice = { value: string; label: string; count: number }

/** A value of a fact, and how many listings have it. */
export type CountedFact = Pick<SaidFact, 'kind' | 'plain' | 'value' | 'unit' | 'rank'> & {
  count: number
}

/** With more different numbers than this, a filter has steps: “80 or more”. */
const MOST_EXACT = 8
const STEPS = 4

/** Whether a value of a listing meets a choice; `80+` is eighty or more. */
export function meetsChoice(plain: string, choice: string): boolean {
  if (plain === choice) return true
  const least = leastOf(choice)
  return least !== undefined && plain !== '' && Number(plain) >= least
}

/** The number of a choice such as `80+`; undefined for an exact one. */
export function leastOf(choice: string): number | undefined {
  return /^-?\d+(\.\d+)?\+$/.test(choice) ? Number.parseFloat(choice) : undefined
}

/**
 * The values of one fact that a list of so many listings can be filtered by; none if that would
 * change nothing. Of a fact that is true or not only the listings that have it can be chosen.
 */
export function factChoices(
  found: readonly CountedFact[],
  total: number,
  words: SiteWords,
): FactChoice[] {
  const [first] = found
  if (!first) return []
  if (first.kind === 'yes') {
    return found.filter(({ plain, count }) => plain === 'yes' && count < total).map(choiceOf)
  }
  if (found.length < 2) return []
  if (first.kind !== 'number') return [...found].sort(inOrder).map(choiceOf)
  const sorted = [...found].sort((one, other) => Number(one.plain) - Number(other.plain))
  return sorted.length > MOST_EXACT ? stepsOf(sorted, words) : sorted.map(choiceOf)
}

const choiceOf = ({ plain, count, ...said }: CountedFact): FactChoice => {
  return { value: plain, label: withUnit(said), count }
}

/**
 * Round steps with about the same number of values between them: 260 and 280, not 259 and 285. The
 * first would leave out nothing.
 */
function stepsOf(sorted: readonly CountedFact[], { facts, locale }: SiteWords): FactChoice[] {
  const [least, most] = [Number(sorted[0]?.plain), Number(sorted.at(-1)?.plain)]
  const unit = roundUnit((most - least) / (STEPS + 1))
  const found = Array.from({ length: STEPS }, (_, step) => {
    const at = Math.round(((step + 1) * sorted.length) / (STEPS + 1))
    return Number((Math.round(Number(sorted[at]?.plain) / unit) * unit).toFixed(2))
  })
  const between = new Set(found.filter((one) => one > least && one <= most))
  return [...between].flatMap((step) => {
    const rest = sorted.filter(({ plain }) => Number(plain) >= step)
    const count = rest.reduce((sum, one) => sum + one.count, 0)
    const value = rest[0] && withUnit({ ...rest[0], value: numberedAs(rest[0], step, locale) })
    return value ? [{ value: `${step}+`, label: say(facts.orMore, { value }, locale), count }] : []
  })
}

/** The largest of 1, 2, 5, 10, 20, 50 … that is not above a size; below one, of a tenth of them. */
function roundUnit(size: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(size, 0.01)))
  const [unit = 1] = [5, 2, 1].filter((one) => one * power <= size)
  return unit * power
}

const NUMBER = /\p{Nd}(?:[\p{Nd}.,’'\s]*\p{Nd})?/u
const SIGN = /[-−]/u

/** A value with another number, where its language has the number: “259 €” as “260 €”, “-£12” as “-£10”. */
function numberedAs({ value }: CountedFact, number: number, locale: string): string {
  const amount = value.replace(SIGN, '').replace(NUMBER, Math.abs(number).toLocaleString(locale))
  return number < 0 ? `-${amount}` : amount
}

/** Choices are in the order of the owner’s options. */
function inOrder(one: CountedFact, other: CountedFact) {
  return (one.rank ?? 0) - (other.rank ?? 0)
}
