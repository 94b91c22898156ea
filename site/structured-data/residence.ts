import type { Listing, ShownListing } from '@belvedere/blocks/parts/listing/listing.ts'
import type { PropertyKind } from '@belvedere/kit/property-kind.ts'
import type { Picture } from '@belvedere/ui/picture.ts'
import { plainTitle } from '@belvedere/ui/words.ts'
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

/** The data that the description of a house is made of. */
export type ResidenceProps = {
  listing: ShownListing
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
  const { title, to, area, bedrooms, bathrooms, price, currency, status } = listing
  const floorSize = area ? thing('QuantitativeValue', { value: area, unitCode: 'MTK' }) : null
  const rooms = { numberOfBedrooms: bedrooms, numberOfBathroomsTotal: bathrooms }
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
    offers: thing('Offer', { ...priced, availability }),
  })
}

/** A plan that says nothing is left out. */
const planOf = (plan: Thing) => (Object.keys(plan).length > 1 ? plan : null)
