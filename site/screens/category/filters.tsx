import { FilterBar, FilterChips, FilterSort } from '@belvedere/blocks/parts/listing/filter-bar.tsx'
import { type Filter, filtersIn, SORTS, sortsIn } from '@belvedere/blocks/parts/listing/filters.ts'
import { Button } from '@belvedere/ui/button.tsx'
import { useWords } from '@belvedere/ui/use-words.ts'
import type { ListChoice } from '../../content/list-choice.ts'
import s from './category.module.css'
import type { Counts } from './fetch-listings.ts'

type Props = { path: string; choice: ListChoice; counts: Counts }

/** The filter form: a GET form to the same path. */
export function Filters({ path, choice, counts }: Props) {
  const { chosen, sort } = choice
  const words = useWords()
  // The default sort order has an empty value, which keeps it out of the address.
  const orders = sortsIn(words).map((one, at) => (at === 0 ? { ...one, value: '' } : one))
  const filters = filtersIn(words).filter(({ steps }) => steps.length > 0)
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
      <FilterSort
        id="sort"
        name="sort"
        choices={orders}
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
