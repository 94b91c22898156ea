import type { Filter } from '@belvedere/blocks/parts/listing/filter.ts'
import { FilterBar, FilterChips, FilterSort } from '@belvedere/blocks/parts/listing/filter-bar.tsx'
import { filtersIn } from '@belvedere/blocks/parts/listing/filters.ts'
import { factSorts, fixedSorts, SORTS } from '@belvedere/blocks/parts/listing/sorts.ts'
import { parameterOf } from '@belvedere/kit/facts/key.ts'
import { Button } from '@belvedere/ui/button.tsx'
import { useWords } from '@belvedere/ui/use-words.ts'
import type { FactFilter } from '../../content/category-listings.ts'
import type { ListChoice } from '../../content/list-choice.ts'
import s from './category.module.css'
import type { Counts } from './fetch-listings.ts'

type Props = {
  path: string
  choice: ListChoice
  counts: Counts
  facts: readonly FactFilter[]
}

/**
 * The filter form: a GET form to the same path. The owner decides which facts filter, those of every
 * category too, and their order.
 */
export function Filters({ path, choice, counts, facts }: Props) {
  const { chosen, sort } = choice
  const words = useWords()
  // The default sort order has an empty value, which keeps it out of the address.
  const first = fixedSorts(words).map((one, at) => (at === 0 ? { ...one, value: '' } : one))
  const byFacts = facts
    .filter(({ isSorted }) => isSorted)
    .flatMap(({ key, label }) => factSorts(key, label, words))
  const builtIn = filtersIn(words).filter(({ steps }) => steps.length > 0)
  return (
    <FilterBar action={path} count={counts.chosen}>
      {facts.map((fact) => {
        const filter = builtIn.find(({ field }) => field === fact.key)
        if (!filter) {
          const name = parameterOf(fact.key)
          return <FactChips key={name} fact={fact} name={name} chosen={choice.facts[name]} />
        }
        const { field } = filter
        const offered = counts.offered[field] ?? {}
        return (
          <Chips key={field} {...{ filter, offered }} label={fact.label} chosen={chosen[field]} />
        )
      })}
      <FilterSort
        id="sort"
        name="sort"
        choices={[...first, ...byFacts]}
        chosen={sort === SORTS[0] ? '' : sort.value}
      />
      <Button type="submit" label={words.list.show} className={s.submit} />
    </FilterBar>
  )
}

type ChipsProps = {
  filter: Filter
  /** What the owner calls the fact. */
  label: string
  chosen: string | undefined
  offered: Readonly<Record<string, number>>
}

/** Offers only values with listings, and the chosen one. */
function Chips({ filter: { field, steps }, label, chosen, offered }: ChipsProps) {
  const { any } = useWords().list
  const found = steps.flatMap(({ value, label: name }) => {
    const count = offered[value] ?? 0
    return count > 0 || value === chosen ? [{ value, label: name, count }] : []
  })
  if (found.length < 2 && chosen === undefined) return null
  const choices = [{ value: '', label: any }, ...found].map((one) => {
    return { ...one, id: `${field}-${one.value || 'any'}` }
  })
  return <FilterChips name={field} label={label} choices={choices} chosen={chosen ?? ''} />
}

type FactProps = { fact: FactFilter; name: string; chosen: string | undefined }

/** A filter by a fact of the owner; without values to choose from there is none. */
function FactChips({ fact: { label, choices }, name, chosen = '' }: FactProps) {
  const { any } = useWords().list
  if (choices.length === 0) return null
  const all = [{ value: '', label: any }, ...choices].map((one, at) => {
    return { ...one, id: `${name}-${at}` }
  })
  return <FilterChips name={name} label={label} choices={all} chosen={chosen} />
}
