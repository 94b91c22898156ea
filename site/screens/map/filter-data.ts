import type { House, MapChoice } from '@belvedere/blocks/parts/listing/filter.ts'
import { filtersIn } from '@belvedere/blocks/parts/listing/filters.ts'
import type { SiteWords } from '@belvedere/kit/words/words.ts'
import { ENGLISH } from '@belvedere/kit/words/words-of.ts'

/** A place of the map, with the fields that the filters use. */
type Filtered = {
  kind: 'house' | 'amenity'
  listing: House | null
  /** The numbers of the choices that it passes, for each filter: `1 2`. */
  passed: readonly string[]
}

/** A filter of the map, with the choices that leave out some of its houses. */
type MapFilter = { field: string; label: string; any: string; choices: MapChoice[] }

/** The stylesheet has rules for so many filters. */
const MOST = 5

/** The filters of a map with these houses; without words of a site in English. */
export function mapFilters(houses: readonly House[], words: SiteWords = ENGLISH): MapFilter[] {
  const all = filtersIn(words, houses).map(({ field, label, map }) => {
    return { field, label, any: map.any, choices: map.choicesFor(houses) }
  })
  return all.filter(({ choices }) => choices.length > 0).slice(0, MOST)
}

/** The numbers of the choices that a listing passes, counted from 1, for each filter. */
export function passedBy(house: House, filters: readonly MapFilter[]): string[] {
  return filters.map(({ choices }) =>
    choices.flatMap(({ passes }, at) => (passes(house) ? [at + 1] : [])).join(' '),
  )
}

/**
 * The attributes of a place for filters and colours: `filters.module.css` hides a listing when a
 * choice that is not among those it passes is chosen.
 */
export function filterData({ kind, listing, passed }: Filtered) {
  return {
    'data-place': kind,
    'data-status': (kind === 'house' && listing?.status) || undefined,
    ...Object.fromEntries(passed.map((choices, at) => [`data-passed-${at}`, choices])),
  }
}
