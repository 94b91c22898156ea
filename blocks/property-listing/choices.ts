import type { Choice } from '../parts/listing/filter-bar.tsx'
import type { Listing } from '../parts/listing/listing.ts'

/** The sort keys; see `sortedBy`. */
export const SORTS: Choice[] = [
  { value: '', label: 'As listed' },
  { value: 'unit', label: 'By unit' },
  { value: 'price-desc', label: 'Price, high to low' },
  { value: 'price', label: 'Price, low to high' },
  { value: 'area-desc', label: 'Area, large to small' },
  { value: 'area', label: 'Area, small to large' },
]

/** Numbers of bedrooms from here on share one choice: “5+”. */
const MANY = 5

/** The bedroom filter's values; empty if all listings have the same number. */
export function bedroomChoices(listings: Pick<Listing, 'bedrooms'>[]): Choice[] {
  const counts = new Set(listings.flatMap(({ bedrooms }) => (bedrooms === null ? [] : [bedrooms])))
  const sorted = [...counts].sort((one, other) => one - other)
  const few = sorted.filter((count) => count < MANY).map(String)
  const [first, ...more] = sorted.filter((count) => count >= MANY)
  const many = first === undefined ? [] : [more.length > 0 ? `${first}+` : `${first}`]
  return atLeastTwo([...few, ...many].map((value) => ({ value, label: value })))
}

const STATUS: Choice[] = [
  { value: 'available', label: 'Available' },
  { value: 'reserved', label: 'Reserved' },
  { value: 'sold', label: 'Sold' },
]

/** The availability filter's values; empty if all listings have the same status. */
export function statusChoices(listings: Pick<Listing, 'status'>[]): Choice[] {
  const found = new Set<string | null>(listings.map(({ status }) => status))
  return atLeastTwo(STATUS.filter(({ value }) => found.has(value)))
}

/** Prepends “Any”; a filter with a single value is left out. */
function atLeastTwo(choices: Choice[]) {
  return choices.length > 1 ? [{ value: '', label: 'Any' }, ...choices] : []
}
