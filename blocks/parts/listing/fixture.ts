import { factsOf } from '@belvedere/kit/facts/read-facts.ts'
import { type SaidFact, sayFacts } from '@belvedere/kit/facts/say-facts.ts'
import { wordsOf } from '@belvedere/kit/words/words-of.ts'
import { Kind } from 'graphql'
import { picture } from '../fixture.ts'
import { listingCardFragment } from './fragment.ts'
import type { Listing } from './listing.ts'

type Parts = Partial<Omit<Listing, 'thumbnail'>> & {
  picture?: string
  alt?: string
  squareFootage?: number
  bathrooms?: number | null
}

/** All fields of a card, empty: a new field of cards needs no change here. */
const EMPTY = Object.fromEntries(
  listingCardFragment.definitions
    .flatMap((fragment) =>
      fragment.kind === Kind.FRAGMENT_DEFINITION ? fragment.selectionSet.selections : [],
    )
    .flatMap((field) =>
      field.kind === Kind.FIELD ? [[(field.alias ?? field.name).value, null]] : [],
    ),
) as { [Field in keyof Listing]: null }

/** A listing as the delivery API returns it, with these fields set. */
export function listing({ picture: name, alt, ...parts }: Parts = {}) {
  const title = parts.title ?? null
  const own: Listing & Pick<Parts, 'squareFootage' | 'bathrooms'> = {
    ...EMPTY,
    id: `listing-${title ?? 'nameless'}`,
    title,
    slug: (title ?? '').toLowerCase().replaceAll(' ', '-').slice(0, 60),
    status: 'available',
    currency: 'EUR',
    locale: 'en-GB',
    category: { slug: 'lagoon-villas' },
    thumbnail: name ? thumbnail(name, alt ?? null) : null,
    facts: [],
    ...parts,
  }
  return said(own)
}

/** A listing with its facts as a site with these rows says them; without rows its fields. */
export function said<House extends { locale: string; currency: string }>(
  listing: House,
  rows: readonly object[] = [],
  own: object = {},
): House & Record<'facts' | 'pageFacts' | 'filters' | 'orders', SaidFact[]> {
  const words = wordsOf(listing.locale)
  const facts = factsOf(rows, words)
  const manner = { words, currency: listing.currency, squareFeet: 'market' } as const
  const on = (place: 'card' | 'page' | 'filter' | 'sort') =>
    sayFacts(facts[place], { ...listing, facts: own }, manner)
  return {
    ...listing,
    ...{ facts: on('card'), pageFacts: on('page') },
    ...{ filters: on('filter'), orders: on('sort') },
  }
}

function thumbnail(name: string, alt: string | null): Listing['thumbnail'] {
  const crop = (w: number, h: number) => {
    const { responsiveImage } = picture(name, { alt: '', width: w, height: h })
    return responsiveImage
  }
  return { alt, title: null, large: crop(1000, 800), small: crop(400, 300) }
}

export const sorrel = listing({
  title: 'Villa Sorrel',
  unit: 'L 01',
  price: 4_850_000,
  priceSmall: '€4.9M',
  area: 612,
  squareFootage: 6588,
  bedrooms: 5,
  bathrooms: 6,
  picture: 'villa-a-exterior',
  alt: 'A long low house with deep eaves, a pool and umbrella pines behind',
})

export const garlic = listing({
  title: 'Villa Garlic',
  unit: 'L 02',
  price: 3_720_000,
  priceSmall: '€3.7M',
  area: 486,
  squareFootage: 5231,
  bedrooms: 4,
  bathrooms: 5,
  picture: 'villa-b-pool',
  alt: 'The pool of a white house on stilts, the sea beyond',
})

export const juniper = listing({
  title: 'Villa Juniper',
  unit: 'L 04',
  status: 'reserved',
  price: 3_390_000,
  priceSmall: '€3.4M',
  area: 448,
  squareFootage: 4822,
  bedrooms: 4,
  bathrooms: 4,
  picture: 'villa-a-terrace',
  alt: 'A long table on a terrace, the pool and the bay at sunrise',
})

export const mallow = listing({
  title: 'Villa Mallow',
  unit: 'L 05',
  price: 5_960_000,
  priceSmall: '€6M',
  area: 738,
  squareFootage: 7944,
  bedrooms: 6,
  bathrooms: 7,
  picture: 'villa-d-dusk',
  alt: 'Two lit terraces under a deep blue sky',
})

export const calma = listing({
  title: 'Villa Canto',
  unit: 'L 07',
  status: 'sold',
  price: 2_680_000,
  priceSmall: '€2.7M',
  area: 362,
  squareFootage: 3897,
  bedrooms: 3,
  bathrooms: 3.5,
  picture: 'villa-c-courtyard',
  alt: 'A pool before four white arches',
})
