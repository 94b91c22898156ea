import {
  type Choice,
  FilterBar,
  FilterChips,
  FilterSort,
} from '@belvedere/blocks/parts/listing/filter-bar.tsx'
import { Button } from '@belvedere/ui/button.tsx'
import {
  BEDROOMS,
  type ListChoice,
  MOST_BEDROOMS,
  SORTS,
  type Sort,
} from '../../content/list-choice.ts'
import { words } from '../words.ts'
import s from './category.module.css'
import type { Counts } from './houses.ts'

type Props = { path: string; choice: ListChoice; counts: Counts }

/** A plain form that asks for the same address with other parameters. */
export function Filters({ path, choice, counts }: Props) {
  const bedrooms = bedroomChoices(choice.bedrooms, counts)
  return (
    <FilterBar action={path} count={counts.chosen}>
      {bedrooms.length > 0 && (
        <FilterChips
          name="bedrooms"
          label={words.bedrooms}
          choices={bedrooms}
          chosen={String(choice.bedrooms ?? '')}
        />
      )}
      <FilterSort id="sort" name="sort" choices={SORT_CHOICES} chosen={sortValue(choice.sort)} />
      <Button type="submit" label={words.show} className={s.submit} />
    </FilterBar>
  )
}

const SORT_CHOICES = SORTS.map((sort) => ({ value: sortValue(sort), label: words.sorts[sort] }))

/** What goes without saying is not sent. */
function sortValue(sort: Sort) {
  return sort === SORTS[0] ? '' : sort
}

/** Only numbers that some house has are there to choose, besides the one that is chosen. */
function bedroomChoices(chosen: number | undefined, counts: Counts): Choice[] {
  const offered = BEDROOMS.filter((count) => counts.byBedrooms.get(count) || count === chosen)
  if (offered.length < 2 && chosen === undefined) return []
  const numbers = offered.map((count) => ({
    value: String(count),
    label: count === MOST_BEDROOMS ? `${count}+` : String(count),
  }))
  const choices = [{ value: '', label: words.any }, ...numbers]
  return choices.map((choice) => ({ ...choice, id: `bedrooms-${choice.value || 'any'}` }))
}
