import type { ResultOf } from '../graphql.ts'
import { ENDLESS_WORD, HOSTILE, LONG_PROSE, LONG_TITLE } from '../parts/extremes.ts'
import { prose } from '../parts/text/prose.ts'
import type { fragment } from './fragment.ts'

type Fixture = ResultOf<typeof fragment>

export const full: Fixture = {
  title: 'What lives here',
  features: [
    {
      id: 'f1',
      title: 'Herons',
      text: prose('Seven pairs on the north reeds. They fish at noon off the landing.'),
    },
    {
      id: 'f2',
      title: 'Sea grass',
      text: prose('Twelve hectares, surveyed each spring and marked with white buoys.'),
    },
    {
      id: 'f3',
      title: 'Pines',
      text: prose('Three thousand two hundred trees, each with a number and a name tag.'),
    },
    {
      id: 'f4',
      title: 'Swifts',
      text: prose('They arrive on or about the tenth of April and nest under the roof.'),
    },
  ],
}

/** As many items as the studio allows. */
export const eight: Fixture = {
  ...full,
  features: [...full.features, ...full.features].map((one, at) => ({ ...one, id: `f${at}` })),
}

export const sparse: Fixture = {
  title: null,
  features: [{ id: 'f1', title: 'Moorings', text: null }],
}

/** Numbers, which are set large. */
export const figures: Fixture = {
  title: 'In numbers',
  features: [
    { id: 'f1', title: '36 houses', text: prose('Never more than nine together.') },
    { id: 'f2', title: '7 of 50 hectares', text: prose('Under roofs and roads.') },
    { id: 'f3', title: '18 metres', text: null },
    { id: 'f4', title: '1,250,000 bees', text: prose('Counted by weight, in May.') },
  ],
}

export const extreme: Fixture = {
  title: `${LONG_TITLE} ${HOSTILE}`,
  features: [
    { id: 'f1', title: LONG_TITLE, text: LONG_PROSE },
    { id: 'f2', title: ENDLESS_WORD, text: prose(HOSTILE) },
    { id: 'f3', title: null, text: prose('A draft without a title.') },
    { id: 'f4', title: ' ', text: null },
    ...full.features.map((one) => ({ ...one, id: `more-${one.id}` })),
  ],
}
