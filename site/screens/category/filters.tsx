import type { Filter } from '@belvedere/blocks/parts/listing/filter.ts'
import { FilterBar, FilterChips, FilterSort } from '@belvedere/blocks/parts/listing/filter-bar.tsx'
import { filtersIn } from '@belvedere/blocks/parts/listing/filters.ts'
import { factSorts, SORTS, sortsIn } from '@belvedere/blocks/parts/listing/sorts.ts'
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

/** The filter form: a GET form to the same path. */
export function Filters({ path, choice, counts, facts }: Props) {
  const { chosen, sort } = choice
  const words = useWords()
  // The default sort order has an empty value, which keeps it out of the address.
  const first = sortsIn(words).map((one, at) => (at === 0 ? { ...one, value: '' } : one))
  const byFacts = facts
    .filter(({ kind }) => kind === 'number')
    .flatMap(({ key, label }) => factSorts(key, label, words))
  // The owner decides which facts filter, those of every category too.
  const filters = filtersIn(words).filter(
    ({ steps, field }) => steps.length > 0 && facts.some(({ key }) => key === field),
  )
  const own = facts.filter(({ key }) => !filters.some(({ field }) => field === key))
  return (
    <FilterBar action={path} count={counts.chosen}>
      {filters.map((filter) => (
        <Chips
          key={filter.field}
          filter={filter}
          chosen={chosen[filter.field]}
          offered={counts.offered[filter.field] ?? []}
        />
      ))}
      {own.map((fact) => (
        <FactChips key={fact.key} fact={fact} chosen={choice.facts[parameterOf(fact.key)]} />
      ))}
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

type ChipsProps = { filter: Filter; chosen: string | undefined; offered: readonly string[] }

/** Offers only values with listings, and the chosen one. */
function Chips({ filter: { field, label, steps }, chosen, offered }: ChipsProps) {
  const { any } = useWords().list
  const found = steps.filter(({ value }) => offered.includes(value) || value === chosen)
  if (found.length < 2 && chosen === undefined) return null
  const choices = [{ value: '', label: any }, ...found].map(({ value, label: name }) => {
    return { value, label: name, id: `${field}-${value || 'any'}` }
  })
  return <FilterChips name={field} label={label} choices={choices} chosen={chosen ?? ''} />
}

type FactProps = { fact: FactFilter; chosen: string | undefined }

/** A filter by a fact of the owner; without values to choose from there is none. */
function FactChips({ fact: { key, label, choices }, chosen = '' }: FactProps) {
  const { any } = useWords().list
  if (choices.length === 0) return null
  const name = parameterOf(key)
  const all = [{ value: '', label: any }, ...choices].map((choice, at) => {
    return { ...choice, id: `${name}-${at}` }
  })
  return <FilterChips name={name} label={label} choices={all} chosen={chosen} />
}
