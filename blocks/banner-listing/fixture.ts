import type { ResultOf } from '../graphql.ts'
import { ENDLESS_WORD, HOSTILE, LONG_TITLE } from '../parts/extremes.ts'
import { deletedPicture, picture } from '../parts/fixture.ts'
import type { fragment } from './fragment.ts'

type Fixture = ResultOf<typeof fragment>
type Row = Fixture['media'][number]

const lagoon: Row = {
  id: 's1',
  title: 'The Lake',
  image: picture('jetty-morning', {
    alt: 'A timber jetty leading out over the clear lagoon to a swim platform',
    y: 0.55,
  }),
  link: { id: 'l1', label: 'The Lake', to: '/experiences/lagoon' },
}
const sail: Row = {
  id: 's2',
  title: 'Under Stars',
  image: picture('aerial-marina', {
    alt: 'Boats moored along the timber jetties of the marina',
    y: 0.55,
  }),
  link: { id: 'l2', label: 'Under Stars', to: '/experiences/under-sail' },
}
const spa: Row = {
  id: 's3',
  title: 'The Springs',
  image: picture('spa-pool', { alt: 'The rock pool of the spa' }),
  link: { id: 'l3', label: 'The Springs', to: '/experiences/spa' },
}
const pavilion: Row = {
  id: 's4',
  title: 'The Parlour',
  image: picture('pavilion-nave', {
    alt: 'The nave of the pavilion, white pointed ribs open to the sea',
    width: 1600,
    height: 2133,
  }),
  link: { id: 'l4', label: 'The Parlour', to: '/experiences/pavilion' },
}

export const full: Fixture = { media: [lagoon, sail, spa, pavilion] }

export const two: Fixture = { media: [lagoon, sail] }

export const six: Fixture = {
  media: [
    ...full.media,
    { ...lagoon, id: 's5', title: 'Barn Club' },
    { ...spa, id: 's6', title: 'The Pasture' },
  ],
}

export const sparse: Fixture = {
  media: [{ id: 's1', title: 'The Lake', image: null, link: null }],
}

export const extreme: Fixture = {
  media: [
    { ...lagoon, title: `${LONG_TITLE} ${HOSTILE}` },
    { ...sail, title: ENDLESS_WORD },
    { ...spa, title: null },
    { ...pavilion, title: null, link: null },
    { id: 's5', title: ' ', image: null, link: null },
    {
      id: 's6',
      title: 'Out',
      image: deletedPicture,
      link: { id: 'l6', label: 'Out', to: 'https://example.com' },
    },
  ],
}
