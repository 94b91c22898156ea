import type { Place } from './places.ts'

/** What the filters and the colours of a place go by. */
export function filterData({ kind, listing }: Pick<Place, 'kind' | 'listing'>) {
  const bedrooms = listing?.bedrooms
  return {
    'data-place': kind,
    'data-beds': bedrooms == null ? undefined : Math.floor(bedrooms),
    'data-status': (kind === 'house' && listing?.status) || undefined,
  }
}
