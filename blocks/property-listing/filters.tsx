import { FilterBar, FilterChips, FilterSort } from '../parts/listing/filter-bar.tsx'
import { FILTERS, SORTS } from '../parts/listing/filters.ts'
import type { ShownListing } from '../parts/listing/listing.ts'

const ORDERS = [{ value: '', label: 'As listed' }, ...SORTS]

/** Filters and sort order of the list, applied by `behaviour.ts`. */
export function Filters({ listings, id }: { listings: ShownListing[]; id: string }) {
  return (
    <FilterBar count={listings.length}>
      {FILTERS.map(({ field, label, choicesFor }) => {
        const choices = choicesFor(listings)
        if (choices.length === 0) return null
        return (
          <FilterChips key={field} name={`${field}-${id}`} filter={field} {...{ label, choices }} />
        )
      })}
      <FilterSort id={`sort-${id}`} choices={ORDERS} />
    </FilterBar>
  )
}
