import type { Listing, ShownListing } from '@belvedere/blocks/parts/listing/listing.ts'
import { withUnit } from '@belvedere/kit/facts/say-facts.ts'
import type { PropertyKind } from '@belvedere/kit/property-kind.ts'
import type { Picture } from '@belvedere/ui/picture.ts'
import { plainTitle } from '@belvedere/ui/words.ts'
import type { ListingRecord } from '../content/screen-queries.ts'
import { type Absolute, type Thing, thing } from './thing.ts'
import { TYPES } from './types.ts'

type Status = NonNullable<Listing['status']>

/** Pictures after these add bytes to the document and nothing to a search result. */
const MOST_PICTURES = 3

const AVAILABILITY: Record<Status, string> = {
  available: 'InStock',
  reserved: 'Reserved',
  sold: 'SoldOut',
}

/** Facts that the vocabulary has a property for, and the name of the house among its neighbours. */
const HAVE_PROPERTIES: ReadonlySet<string> = new Set([
  ...['unit', 'area', 'bedrooms', 'bathrooms'],
  ...['rooms', 'available_from'],
])

/** The data that the description of a house is made of. */
export type ResidenceProps = {
  listing: ShownListing<Listing & Pick<ListingRecord, 'pageFacts'>>
  category: string | null
  description: string | null
  pictures: readonly Pick<Picture, 'responsiveImage'>[]
}

/**
 * What is for sale: its size, rooms and offer. It is a `Product` as well, since in the vocabulary a
 * place alone has no offers. A price on request is an offer without a price.
 */
export function residence(props: ResidenceProps, absolute: Absolute, kind: PropertyKind): Thing {
  const { listing, category, description, pictures } = props
  const { title, to, area, price, currency, status, pageFacts } = listing
  const plainOf = (key: string) => pageFacts.find((fact) => fact.key === key)?.plain
  const floorSize = area ? thing('QuantitativeValue', { value: area, unitCode: 'MTK' }) : null
  const rooms = {
    numberOfRooms: numberOf(plainOf('rooms')),
    numberOfBedrooms: numberOf(plainOf('bedrooms')),
    numberOfBathroomsTotal: numberOf(plainOf('bathrooms')),
  }
  const plan = thing('FloorPlan', { floorSize, ...rooms })
  const priced = price ? { price, priceCurrency: currency } : {}
  const size = kind === 'plots' ? { size: floorSize } : { accommodationFloorPlan: planOf(plan) }
  const availability = `https://schema.org/${AVAILABILITY[status ?? 'available']}`
  return thing([TYPES[kind].unit, 'Product'], {
    name: plainTitle(title),
    url: absolute(to),
    description: description?.trim(),
    category: plainTitle(category ?? ''),
    image: pictures.slice(0, MOST_PICTURES).map((picture) => absolute(picture.responsiveImage.src)),
    ...size,
    additionalProperty: pageFacts.filter(({ key }) => !HAVE_PROPERTIES.has(key)).map(propertyOf),
    offers: thing('Offer', {
      ...priced,
      availability,
      availabilityStarts: plainOf('available_from'),
    }),
  })
}

const numberOf = (plain: string | undefined) => (plain === undefined ? null : Number(plain))

/** Whether a value says more than its number, such as the currency of an amount. */
const holdsMore = (value: string) => /[\p{L}\p{Sc}]/u.test(value)

/** Any other fact, by the name and in the unit that visitors read. */
function propertyOf(fact: ListingRecord['pageFacts'][number]) {
  const { label: name, kind, plain, value, unit } = fact
  if (kind !== 'number' || holdsMore(value) || unit?.startsWith('/')) {
    return thing('PropertyValue', { name, value: withUnit(fact) })
  }
  return thing('PropertyValue', { name, value: Number(plain), unitText: unit })
}

/** A plan that says nothing is left out. */
const planOf = (plan: Thing) => (Object.keys(plan).length > 1 ? plan : null)
