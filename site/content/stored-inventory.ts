import { shownListings } from '@belvedere/blocks/parts/listing/listing.ts'
import { plainTitle } from '@belvedere/ui/words.ts'
import type { Inventory } from '../browser/store/inventory.ts'
import type { Amenity, Listing } from './inventory.ts'

/**
 * The maximum number of listings, and of amenities, in the browser's store (readings, Content
 * contract).
 */
export const MAX_STORED = 100

/** The fields of listings and amenities that the browser's store needs. */
export function storedInventory(houses: Listing[], amenities: Amenity[]): Required<Inventory> {
  return {
    listings: houses.slice(0, MAX_STORED).flatMap(storedListing),
    amenities: amenities.slice(0, MAX_STORED).flatMap(storedAmenity),
  }
}

function storedListing(house: Listing) {
  const { id, meshKey, unit, status, priceSmall } = house
  return shownListings([house]).map(({ title, to: path }) => {
    return { id, meshKey, title: plainTitle(title), unit, status, path, priceSmall }
  })
}

function storedAmenity({ id, meshKey, slug, title }: Amenity) {
  return title ? [{ id, meshKey, slug, title: plainTitle(title) }] : []
}
