import type { ResultOf } from '../graphql.ts'
import { ENDLESS_WORD, HOSTILE, LONG_TEXT, LONG_TITLE } from '../parts/extremes.ts'
import { calma, garza, junco, listing, marea, salina } from '../parts/listing/fixture.ts'
import type { fragment } from './fragment.ts'

type Fixture = ResultOf<typeof fragment>

export const full: Fixture = {
  title: 'Lagoon Villas',
  footnote:
    'Areas are built areas, measured inside the walls. Prices exclude purchase tax. Plans may change a little as houses are drawn for their plots.',
  items: [salina, garza, junco, marea, calma],
}

export const sparse: Fixture = {
  title: null,
  footnote: null,
  items: [listing({ title: 'Casa Umbra' })],
}

export const extreme: Fixture = {
  title: `${LONG_TITLE} ${HOSTILE}`,
  footnote: LONG_TEXT,
  items: [
    { ...salina, title: LONG_TITLE, unit: ENDLESS_WORD, price: 123_456_789_000 },
    { ...calma, title: ENDLESS_WORD },
    listing({ title: HOSTILE }),
    { ...garza, category: null },
    ...Array.from({ length: 40 }, (_, index) => ({
      ...marea,
      id: `many-${index}`,
      bedrooms: index,
    })),
  ],
}
