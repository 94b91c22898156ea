import type { ResultOf } from '../graphql.ts'
import { ENDLESS_WORD, HOSTILE, LONG_TITLE } from '../parts/extremes.ts'
import { calma, garlic, juniper, listing, mallow } from '../parts/listing/fixture.ts'
import type { fragment } from './fragment.ts'

type Fixture = ResultOf<typeof fragment>

const overview = { id: 'real-estate-overview' }

export const full: Fixture = {
  listing: { category: { title: 'Lake Villas', slug: 'lagoon-villas' } },
  items: [garlic, juniper, mallow, calma],
  overview,
}

export const elsewhere: Fixture = { listing: null, items: [mallow, garlic], overview }

export const sparse: Fixture = {
  listing: null,
  items: [listing({ title: 'Casa Ulmo' })],
  overview: null,
}

export const extreme: Fixture = {
  listing: { category: { title: `${ENDLESS_WORD} ${HOSTILE}`, slug: 'endless' } },
  items: [
    { ...garlic, title: LONG_TITLE },
    { ...juniper, category: null },
    { ...mallow, title: HOSTILE, unit: HOSTILE },
    { ...calma, title: ENDLESS_WORD, priceSmall: null, price: 123_456_789_000 },
  ],
  overview,
}
