import type { ResultOf } from '../graphql.ts'
import { ENDLESS_WORD, HOSTILE, LONG_PROSE, LONG_TITLE } from '../parts/extremes.ts'
import { calma, garlic, juniper, listing, mallow, sorrel } from '../parts/listing/fixture.ts'
import { prose } from '../parts/text/prose.ts'
import type { fragment } from './fragment.ts'

type Fixture = ResultOf<typeof fragment>

export const full: Fixture = {
  title: 'Lake Villas',
  footnote: prose(
    'Areas are floor areas, measured inside the walls. Prices exclude transfer tax. Plans may change a little as houses are drawn for their places.',
  ),
  items: [sorrel, garlic, juniper, mallow, calma],
}

export const sparse: Fixture = {
  title: null,
  footnote: null,
  items: [listing({ title: 'Casa Ulmo' })],
}

export const extreme: Fixture = {
  title: `${LONG_TITLE} ${HOSTILE}`,
  footnote: LONG_PROSE,
  items: [
    { ...sorrel, title: LONG_TITLE, unit: ENDLESS_WORD, price: 123_456_789_000 },
    { ...calma, title: ENDLESS_WORD },
    listing({ title: HOSTILE }),
    { ...garlic, category: null },
    ...Array.from({ length: 40 }, (_, index) => ({
      ...mallow,
      id: `many-${index}`,
      bedrooms: index,
    })),
  ],
}
