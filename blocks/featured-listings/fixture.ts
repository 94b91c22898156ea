import type { ResultOf } from '../graphql.ts'
import { ENDLESS_WORD, HOSTILE, LONG_PROSE, LONG_TITLE } from '../parts/extremes.ts'
import { calma, garlic, juniper, listing, mallow, sorrel } from '../parts/listing/fixture.ts'
import { prose } from '../parts/text/prose.ts'
import type { fragment } from './fragment.ts'

type Fixture = ResultOf<typeof fragment>

export const full: Fixture = {
  title: 'Released this season',
  text: prose('Twelve of the thirty houses are for sale. These four face the hill.'),
  linkLabel: 'See the house',
  items: [sorrel, mallow, garlic, juniper],
}

export const sparse: Fixture = {
  title: null,
  text: null,
  linkLabel: null,
  items: [listing({ title: 'Casa Ulmo' })],
}

export const extreme: Fixture = {
  title: `${LONG_TITLE} ${HOSTILE}`,
  text: LONG_PROSE,
  linkLabel: `${ENDLESS_WORD} ${HOSTILE}`,
  items: [
    { ...sorrel, title: LONG_TITLE, unit: ENDLESS_WORD, price: 123_456_789_000 },
    { ...calma, title: ENDLESS_WORD },
    listing({ title: HOSTILE }),
    { ...garlic, category: null },
    ...Array.from({ length: 40 }, (_, index) => ({ ...mallow, id: `many-${index}` })),
  ],
}
