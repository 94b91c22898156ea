import { meetsChoice } from '@belvedere/kit/facts/meets-choice.ts'

/** The visitor's choice: filter values by name, and the sort key. */
export type Selection = { filters: Map<string, string>; sort: string }

type Facts = Record<string, string | undefined>

/** True if a listing meets all filters; `5+` is five or more. */
export function matches(facts: Facts, { filters }: Selection): boolean {
  return [...filters].every(
    ([name, value]) => value === '' || meetsChoice(facts[name] ?? '', value),
  )
}

/** Sorts listings by `name` or `name-desc`; those without a value come last. */
export function sortedBy<Item>(
  items: Item[],
  factsOf: (item: Item) => Facts,
  sort: string,
): Item[] {
  const [name = '', direction] = sort.split('-')
  if (name === '') return items
  const sign = direction === 'desc' ? -1 : 1
  const withValue = items.filter((item) => factsOf(item)[name] !== undefined)
  const withoutValue = items.filter((item) => factsOf(item)[name] === undefined)
  const text = (item: Item) => factsOf(item)[name] ?? ''
  const sorted = withValue.toSorted((one, other) => sign * compare(text(one), text(other)))
  return [...sorted, ...withoutValue]
}

/** Sorts −2 before −1 and 148.25 before 148.5; “L 2” before “L 10”. */
function compare(one: string, other: string): number {
  const difference = Number(one) - Number(other)
  return Number.isNaN(difference) ? NATURAL.compare(one, other) : difference
}

const NATURAL = new Intl.Collator('en', { numeric: true })
