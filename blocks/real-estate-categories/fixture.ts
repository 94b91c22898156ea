import type { ResultOf } from '../graphql.ts'
import { ENDLESS_WORD, HOSTILE, LONG_TEXT, LONG_TITLE } from '../parts/extremes.ts'
import { deletedPicture, picture } from '../parts/fixture.ts'
import type { fragment } from './fragment.ts'

type Fixture = ResultOf<typeof fragment>
type Category = Fixture['categories'][number]

const money = { currency: 'EUR', locale: 'en-GB' }

const lagoon: Category = {
  id: 'c1',
  title: 'Lake Villas',
  slug: 'lagoon-villas',
  description: 'Evening side. Steps into warm, knee-deep water.',
  featuredImage: picture('villa-a-exterior', { alt: 'A long low house', y: 0.55 }),
  listingCount: 5,
  availableCount: 4,
  lowestPrice: 2_680_000,
  ...money,
}

export const full: Fixture = {
  categories: [
    lagoon,
    {
      id: 'c2',
      title: 'Slope Villas',
      slug: 'sea-villas',
      description: 'Morning side. Sunrise over the pool from April to August.',
      featuredImage: picture('villas-ridge', { alt: 'White roofs on a ridge', y: 0.55 }),
      listingCount: 4,
      availableCount: 3,
      lowestPrice: 4_140_000,
      ...money,
    },
    {
      id: 'c3',
      title: 'Plum Houses',
      slug: 'pine-houses',
      description: 'Shade, resin and a walled garden, five minutes from the beach.',
      featuredImage: picture('villa-b-olive-court', {
        alt: 'An olive tree in a court',
        width: 1600,
        height: 2133,
      }),
      listingCount: 1,
      availableCount: 0,
      lowestPrice: null,
      ...money,
    },
    {
      id: 'c4',
      title: 'Mill Residences',
      slug: 'marina-residences',
      description: 'Two and three bedrooms above the quay, with a workshop below.',
      featuredImage: picture('aerial-marina', { alt: 'Boats at the jetties', y: 0.55 }),
      listingCount: 3,
      availableCount: 2,
      lowestPrice: 1_180_000,
      ...money,
    },
  ],
}

export const sparse: Fixture = {
  categories: [
    {
      id: 'c1',
      title: 'Houses',
      slug: 'houses',
      description: null,
      featuredImage: null,
      listingCount: 0,
      availableCount: 0,
      lowestPrice: null,
      ...money,
    },
  ],
}

export const extreme: Fixture = {
  categories: [
    { ...lagoon, title: LONG_TITLE, description: LONG_TEXT },
    { ...lagoon, id: 'c2', title: ENDLESS_WORD, featuredImage: deletedPicture },
    { ...lagoon, id: 'c3', title: HOSTILE, description: HOSTILE },
    { ...lagoon, id: 'c4', title: ' ' },
    ...Array.from({ length: 8 }, (_, index) => ({ ...lagoon, id: `many-${index}` })),
  ],
}
