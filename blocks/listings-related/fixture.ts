import type { ResultOf } from '../graphql.ts'
import { ENDLESS_WORD, HOSTILE, LONG_TITLE } from '../parts/extremes.ts'
import { calma, garza, junco, listing, marea } from '../parts/listing/fixture.ts'
import type { fragment } from './fragment.ts'

type Fixture = ResultOf<typeof fragment>

const overview = { id: 'real-estate-overview' }

export const full: Fixture = {
  listing: { category: { title: 'Lagoon Villas', slug: 'lagoon-villas' } },
  items: [garza, junco, marea, calma],
  overview,
}

export const elsewhere: Fixture = { listing: null, items: [marea, garza], overview }

export const sparse: Fixture = {
  listing: null,
  items: [listing({ title: 'Casa Umbra' })],
  overview: null,
}

export const extreme: Fixture = {
  listing: { category: { title: `${ENDLESS_WORD} ${HOSTILE}`, slug: 'endless' } },
  items: [
    { ...garza, title: LONG_TITLE },
    { ...junco, category: null },
    { ...marea, title: HOSTILE, unit: HOSTILE },
    { ...calma, title: ENDLESS_WORD, priceSmall: null, price: 123_456_789_000 },
  ],
  overview,
}
