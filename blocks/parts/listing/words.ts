import type { Listing } from './listing.ts'

/** What stands for a price that is not told. */
export const ON_REQUEST = 'On request'

/** What a visitor should know before falling in love; nothing about a listing that can be had. */
export function statusWord(status: Listing['status']): string | null {
  return status ? STATUS[status] : null
}

const STATUS: Record<NonNullable<Listing['status']>, string | null> = {
  available: null,
  reserved: 'Reserved',
  sold: 'Sold',
}

/** “5 houses”, “1 house”. */
export function housesInWords(count: number): string {
  return count === 1 ? '1 house' : `${count} houses`
}
