/** A listing in the store: enough to find it on the masterplan, name it and link to it. */
export type StoredListing = {
  id: string
  meshKey: string | null
  title: string
  unit: string | null
  status: string | null
  path: string
  /** Null if the price is on request. */
  priceSmall: string | null
}

/** An amenity in the store; it has no page of its own. */
export type StoredAmenity = {
  id: string
  meshKey: string | null
  slug: string
  title: string
}

/** Data that a screen adds to the store; most screens add none. */
export type Inventory = {
  listings?: readonly StoredListing[]
  amenities?: readonly StoredAmenity[]
}
