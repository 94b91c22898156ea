import {
  type FilteredListing,
  type ShownListing,
  shownListings,
  thumbnailOf,
} from '@belvedere/blocks/parts/listing/listing.ts'
import type { Picture } from '@belvedere/ui/picture.ts'
import { hasWords } from '@belvedere/ui/words.ts'
import type { Amenity, Listing } from '../../content/inventory.ts'
import type { MapModel } from '../../content/map-model.ts'
import type { MapRecord } from '../../content/screen-queries.ts'
import type { Noun } from '../../shell/brand/brand.ts'
import { type SunDays, sunDays, type Where } from './day/terrace.ts'
import { mapFilters, passedBy } from './filter-data.ts'
import { printHorizon } from './horizon-code.ts'
import { type GateWalk, walkTo } from './walks.ts'

/** A position on the plan, in per cent from the left and top. */
export type Point = { x: number; y: number }

/** A listing with a mesh key, or an amenity. */
export type Place = {
  /** The id of its card, which its pin and list item link to. */
  id: string
  /** Its name in addresses (`?at=`): its shape in the model, or its slug if it has none. */
  at: string
  meshKey: string | null
  kind: 'house' | 'amenity'
  name: string
  description: string | null
  picture: Picture | null
  listing: ShownListing<FilteredListing> | null
  /** How many choices of each filter it passes; none for amenities. */
  passed: readonly string[]
  /** Null if the place has no position on the plan. */
  point: Point | null
  walk: GateWalk | null
  /** The words of the link to the page of a house, with the noun of its category. */
  see: string | null
  /** The hours of sun on its terrace; null for amenities, and without a model or coordinates. */
  sun: SunDays | null
  /** The horizon of its terrace, as `printHorizon` writes it. */
  horizon: string | null
}

type PlaceSources = {
  houses: Listing[]
  amenities: Amenity[]
  points: MapRecord['places']
  model?: MapModel | null
  where?: Where | null
  /** The words for a house of a category with this noun. */
  seeHome?: (noun: Noun | null) => string
}

/** Natural order: L 2 before L 10. */
const NATURAL = new Intl.Collator('en', { numeric: true })

/** The places of the map: listings with a mesh key by their unit, then amenities. */
export function placesOf({ houses, amenities, points, ...sources }: PlaceSources): Place[] {
  const at = new Map(points.flatMap(pointOf))
  const { model = null, where = null } = sources
  const spotOf = (meshKey: string | null): Spot => {
    return { meshKey, point: at.get(meshKey ?? '') ?? null, walk: walkTo(model, meshKey) }
  }
  const sorted = houses
    .filter(({ meshKey }) => Boolean(meshKey))
    .toSorted((one, other) => NATURAL.compare(one.unit ?? '', other.unit ?? ''))
  const filters = mapFilters(shownListings(sorted))
  return [
    ...sorted.flatMap((house) =>
      ofHouse(house, {
        ...spotOf(house.meshKey),
        passed: passedBy(house, filters),
        see: sources.seeHome?.(house.category?.noun ?? null) ?? null,
        ...sunOf(house, where),
      }),
    ),
    ...amenities.flatMap((amenity) => ofAmenity(amenity, spotOf(amenity.meshKey))),
  ]
}

/** The data of a place by its shape in the model. */
type Spot = Pick<Place, 'meshKey' | 'point' | 'walk'>

function pointOf({ meshKey, x, y }: MapRecord['places'][number]): [string, Point][] {
  return meshKey && x !== null && y !== null ? [[meshKey, { x, y }]] : []
}

/** The sun on the terrace of a house; as the model and the plan have it, so not without a place. */
function sunOf({ terrace, locale }: Listing, where: Where | null): Pick<Place, 'sun' | 'horizon'> {
  if (!terrace || !where) return { sun: null, horizon: null }
  return { sun: sunDays(terrace, where, locale), horizon: printHorizon(terrace, where.lat) }
}

function ofHouse(
  house: Listing,
  spot: Spot & Pick<Place, 'passed' | 'see' | 'sun' | 'horizon'>,
): Place[] {
  const { slug, description } = house
  const picture = thumbnailOf(house)
  return shownListings([house]).map((listing) => {
    const what = { id: `house-${slug}`, kind: 'house', name: listing.title } as const
    const at = house.meshKey || `${slug}`
    return { ...what, ...spot, at, description, picture, listing }
  })
}

function ofAmenity(amenity: Amenity, spot: Spot): Place[] {
  const { slug, title, description, meshKey } = amenity
  if (!hasWords(title)) return []
  const what = { id: `place-${slug}`, kind: 'amenity', name: title } as const
  const own = { see: null, sun: null, horizon: null, passed: [], at: meshKey || `${slug}` }
  return [
    { ...what, ...spot, ...own, description, picture: pictureOfAmenity(amenity), listing: null },
  ]
}

function pictureOfAmenity({ featuredImage }: Amenity): Picture | null {
  const crop = featuredImage?.src
  if (!crop) return null
  const responsiveImage = { ...crop, aspectRatio: crop.width / crop.height, base64: null }
  return { alt: featuredImage.alt, title: null, focalPoint: { x: 0.5, y: 0.5 }, responsiveImage }
}
