/** What a visitor chose: values of the filters by name, and what to sort by. */
export type Wish = { filters: Map<string, string>; sort: string }

type Facts = Record<string, string | undefined>

/** Whether a listing has what was chosen; “5+” is five or more. */
export function fits(facts: Facts, { filters }: Wish): boolean {
  return [...filters].every(([name, wanted]) => {
    const own = facts[name] ?? ''
    if (wanted === '') return true
    if (wanted.endsWith('+')) return own !== '' && Number(own) >= Number.parseInt(wanted, 10)
    return own === wanted
  })
}

/** Listings in the order that was chosen; those that do not tell the fact come last. */
export function inOrder<Item>(items: Item[], factsOf: (item: Item) => Facts, sort: string): Item[] {
  const [name = '', direction] = sort.split('-')
  if (name === '') return items
  const sign = direction === 'desc' ? -1 : 1
  const told = items.filter((item) => factsOf(item)[name] !== undefined)
  const untold = items.filter((item) => factsOf(item)[name] === undefined)
  const text = (item: Item) => factsOf(item)[name] ?? ''
  const sorted = told.toSorted((one, other) => sign * NATURAL.compare(text(one), text(other)))
  return [...sorted, ...untold]
}

/** “L 2” comes before “L 10”, and 950000 before 1200000. */
const NATURAL = new Intl.Collator('en', { numeric: true })
