import { FILTERS, type Filter, type MapChoice } from '@belvedere/blocks/parts/listing/filters.ts'
import type { Listing } from '@belvedere/blocks/parts/listing/listing.ts'

type House = Pick<Listing, 'bedrooms' | 'status'>

/** A place of the map, with the fields that the filters use. */
type Filtered = {
  kind: 'house' | 'amenity'
  listing: House | null
  /** How many choices of each filter it passes. */
  passed: readonly number[]
}

/** A filter of the map, with the choices that leave out some of its houses. */
type MapFilter = { field: string; label: string; any: string; choices: MapChoice[] }

/** The filters of a map with these houses; without words of a site in English. */
export function mapFilters(
  houses: readonly House[],
  filters: readonly Filter[] = FILTERS,
): MapFilter[] {
  return filters.map(({ field, label, map }) => {
    return { field, label, any: map.any, choices: map.choicesFor(houses) }
  })
}

/** How many choices of each filter a listing passes. */
export function passedBy(house: House, filters: readonly MapFilter[]): number[] {
  return filters.map(({ choices }) => choices.filter(({ passes }) => passes(house)).length)
}

/**
 * The attributes of a place for filters and colours: `filters.module.css` hides a listing when a
 * choice after those that it passes is chosen.
 */
export function filterData({ kind, listing, passed }: Filtered) {
  return {
    'data-place': kind,
    'data-status': (kind === 'house' && listing?.status) || undefined,
    ...Object.fromEntries(passed.map((count, at) => [`data-passed-${at}`, count])),
  }
}
