import {
  type ShownListing,
  shownListings,
  thumbnailOf,
} from '@belvedere/blocks/parts/listing/listing.ts'
import type { Picture } from '@belvedere/ui/picture.ts'
import { hasWords } from '@belvedere/ui/words.ts'
import type { Amenity, Listing } from '../../content/inventory.ts'
import type { MapRecord } from '../../content/screen-queries.ts'

/** A position on the plan, in per cent from the left and top. */
export type Point = { x: number; y: number }

/** A listing with a mesh key, or an amenity. */
export type Place = {
  /** The id of its card, which its pin and list item link to. */
  id: string
  kind: 'house' | 'amenity'
  name: string
  description: string | null
  picture: Picture | null
  listing: ShownListing | null
  /** Null if the place has no position on the plan. */
  point: Point | null
}

type PlaceSources = { houses: Listing[]; amenities: Amenity[]; points: MapRecord['places'] }

/** Natural order: L 2 before L 10. */
const NATURAL = new Intl.Collator('en', { numeric: true })

/** Whether a listing is on the map: it has a mesh key and is not sold. */
export function isOnMap({ meshKey, status }: Pick<Listing, 'meshKey' | 'status'>): boolean {
  return Boolean(meshKey) && status !== 'sold'
}

/** The places of the map: listings sorted by unit, then amenities. Sold listings are left out. */
export function placesOf({ houses, amenities, points }: PlaceSources): Place[] {
  const at = new Map(points.flatMap(pointOf))
  const pointAt = (meshKey: string | null) => at.get(meshKey ?? '') ?? null
  const sorted = houses
    .filter(isOnMap)
    .toSorted((one, other) => NATURAL.compare(one.unit ?? '', other.unit ?? ''))
  return [
    ...sorted.flatMap((house) => ofHouse(house, pointAt(house.meshKey))),
    ...amenities.flatMap((amenity) => ofAmenity(amenity, pointAt(amenity.meshKey))),
  ]
}

function pointOf({ meshKey, x, y }: MapRecord['places'][number]): [string, Point][] {
  return meshKey && x !== null && y !== null ? [[meshKey, { x, y }]] : []
}

function ofHouse(house: Listing, point: Point | null): Place[] {
  const { slug, description } = house
  const picture = thumbnailOf(house)
  return shownListings([house]).map((listing) => {
    const what = { id: `house-${slug}`, kind: 'house', name: listing.title } as const
    return { ...what, description, picture, listing, point }
  })
}

function ofAmenity(amenity: Amenity, point: Point | null): Place[] {
  const { slug, title, description } = amenity
  if (!hasWords(title)) return []
  const what = { id: `place-${slug}`, kind: 'amenity', name: title } as const
  return [{ ...what, description, picture: pictureOfAmenity(amenity), listing: null, point }]
}

function pictureOfAmenity({ featuredImage }: Amenity): Picture | null {
  const crop = featuredImage?.src
  if (!crop) return null
  const responsiveImage = { ...crop, aspectRatio: crop.width / crop.height, base64: null }
  return { alt: featuredImage.alt, title: null, focalPoint: { x: 0.5, y: 0.5 }, responsiveImage }
}
