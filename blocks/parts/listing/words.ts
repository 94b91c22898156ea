import type { Listing } from './listing.ts'

/** Shown instead of a missing price. */
export const ON_REQUEST = 'On request'

/** The label for a reserved or sold listing; null for an available one. */
export function statusLabel(status: Listing['status']): string | null {
  return status ? STATUS[status] : null
}

const STATUS: Record<NonNullable<Listing['status']>, string | null> = {
  available: null,
  reserved: 'Reserved',
  sold: 'Sold',
}

/** The link shown for an empty list. */
export const SHOW_ALL = 'Show all houses'

/** “5 houses”, “1 house”. */
export function formatHouseCount(count: number): string {
  return count === 1 ? '1 house' : `${count} houses`
}
