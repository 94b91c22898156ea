import { FilterBar, FilterChips, FilterSort } from '../parts/listing/filter-bar.tsx'
import type { ShownListing } from '../parts/listing/listing.ts'
import { bedroomChoices, SORTS, statusChoices } from './choices.ts'

type Props = { listings: ShownListing[]; id: string }

/** Filters and sort order of the list, applied by `behaviour.ts`. */
export function Filters({ listings, id }: Props) {
  const groups = [
    { filter: 'bedrooms', label: 'Bedrooms', choices: bedroomChoices(listings) },
    { filter: 'status', label: 'Availability', choices: statusChoices(listings) },
  ]
  return (
    <FilterBar count={listings.length}>
      {groups
        .filter(({ choices }) => choices.length > 0)
        .map((group) => (
          <FilterChips key={group.filter} name={`${group.filter}-${id}`} {...group} />
        ))}
      <FilterSort id={`sort-${id}`} choices={SORTS} />
    </FilterBar>
  )
}
