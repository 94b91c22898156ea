/** What the store knows of a house: enough to find it in the masterplan, name it and lead to it. */
export type StoredListing = {
  id: string
  meshKey: string | null
  title: string
  unit: string | null
  status: string | null
  path: string
  /** Null: on request. */
  priceSmall: string | null
}

/** The same of an amenity, which has no page. */
export type StoredAmenity = {
  id: string
  meshKey: string | null
  slug: string
  title: string
}

/** What a screen brings along for the store; most bring nothing. */
export type Inventory = {
  listings?: readonly StoredListing[]
  amenities?: readonly StoredAmenity[]
}
