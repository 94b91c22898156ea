import { FilterBar, FilterChips, FilterSort } from '@belvedere/blocks/parts/listing/filter-bar.tsx'
import { ANY, type Filter, SORTS } from '@belvedere/blocks/parts/listing/filters.ts'
import { Button } from '@belvedere/ui/button.tsx'
import { LISTED, type ListChoice } from '../../content/list-choice.ts'
import { words } from '../words.ts'
import s from './category.module.css'
import type { Counts } from './fetch-listings.ts'

type Props = { path: string; choice: ListChoice; counts: Counts }

/** The default sort order has an empty value, which keeps it out of the address. */
const ORDERS = SORTS.map((sort, at) => (at === 0 ? { ...sort, value: '' } : sort))

/** The filter form: a GET form to the same path. */
export function Filters({ path, choice, counts }: Props) {
  const { chosen, sort } = choice
  return (
    <FilterBar action={path} count={counts.chosen}>
      {LISTED.map((filter) => (
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
        choices={ORDERS}
        chosen={sort === SORTS[0] ? '' : sort.value}
      />
      <Button type="submit" label={words.show} className={s.submit} />
    </FilterBar>
  )
}

type ChipsProps = { filter: Filter; chosen: string | undefined; offered: readonly string[] }

/** Offers only values with listings, and the chosen one. */
function Chips({ filter: { field, label, steps }, chosen, offered }: ChipsProps) {
  const found = steps.filter(({ value }) => offered.includes(value) || value === chosen)
  if (found.length < 2 && chosen === undefined) return null
  const choices = [ANY, ...found].map(({ value, label: name }) => {
    return { value, label: name, id: `${field}-${value || 'any'}` }
  })
  return <FilterChips name={field} label={label} choices={choices} chosen={chosen ?? ''} />
}
