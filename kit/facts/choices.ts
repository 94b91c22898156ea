import { say } from '../words/say.ts'
import type { SiteWords } from '../words/words.ts'
import { type SaidFact, withUnit } from './say-facts.ts'

/** A value that lists can be filtered by, as in addresses, and how many listings have it. */
export type FactChoice = { value: string; label: string; count: number }

/** A value of a fact, and how many listings have it. */
export type CountedFact = Pick<SaidFact, 'kind' | 'plain' | 'value' | 'unit'> & { count: number }

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
  if (first.kind !== 'number') return [...found].sort(byName).map(choiceOf)
  const sorted = [...found].sort((one, other) => Number(one.plain) - Number(other.plain))
  return sorted.length > MOST_EXACT ? stepsOf(sorted, words) : sorted.map(choiceOf)
}

const choiceOf = ({ plain, count, ...said }: CountedFact): FactChoice => {
  return { value: plain, label: withUnit(said), count }
}

/** Steps with about the same number of values between them; the first would leave out nothing. */
function stepsOf(sorted: readonly CountedFact[], { facts, locale }: SiteWords): FactChoice[] {
  return Array.from({ length: STEPS }, (_, step) => {
    const at = Math.round(((step + 1) * sorted.length) / (STEPS + 1))
    const rest = sorted.slice(at)
    const count = rest.reduce((sum, one) => sum + one.count, 0)
    const said = rest[0]
    if (!said) return []
    const label = say(facts.orMore, { value: withUnit(said) }, locale)
    return [{ value: `${said.plain}+`, label, count }]
  }).flat()
}

function byName(one: CountedFact, other: CountedFact) {
  return NATURAL.compare(one.value, other.value)
}

const NATURAL = new Intl.Collator('en', { numeric: true })
