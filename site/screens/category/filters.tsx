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
  MAX_BEDROOMS,
  SORTS,
  type Sort,
} from '../../content/list-choice.ts'
import { words } from '../words.ts'
import s from './category.module.css'
import type { Counts } from './fetch-listings.ts'

type Props = { path: string; choice: ListChoice; counts: Counts }

/** The filter form: a GET form to the same path. */
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

/** The default sort order has an empty value, which keeps it out of the address. */
function sortValue(sort: Sort) {
  return sort === SORTS[0] ? '' : sort
}

/** Offers only numbers of bedrooms with listings, and the selected one. */
function bedroomChoices(chosen: number | undefined, counts: Counts): Choice[] {
  const offered = BEDROOMS.filter((count) => counts.byBedrooms.get(count) || count === chosen)
  if (offered.length < 2 && chosen === undefined) return []
  const numbers = offered.map((count) => ({
    value: String(count),
    label: count === MAX_BEDROOMS ? `${count}+` : String(count),
  }))
  const choices = [{ value: '', label: words.any }, ...numbers]
  return choices.map((choice) => ({ ...choice, id: `bedrooms-${choice.value || 'any'}` }))
}
