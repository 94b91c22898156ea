import type { ResultOf } from '../graphql.ts'
import { ENDLESS_WORD, HOSTILE, LONG_TITLE } from '../parts/extremes.ts'
import { deletedPicture, picture } from '../parts/fixture.ts'
import type { fragment } from './fragment.ts'

type Fixture = ResultOf<typeof fragment>

const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `${index}` }))

export const full: Fixture = {
  title: 'All galleries',
  items: [
    {
      id: '1',
      title: 'Villas',
      slug: 'villas',
      thumbnail: picture('villa-b-pool', { alt: 'A long pool before a white house', y: 0.6 }),
      images: pictures(11),
    },
    {
      id: '2',
      title: 'The Lake',
      slug: 'the-lagoon',
      thumbnail: picture('aerial-beach-top', {
        alt: 'Straight down on the shoreline: pale sand, parasols, clear shallow water',
        width: 1600,
        height: 1600,
        y: 0.34,
      }),
      images: pictures(6),
    },
    {
      id: '3',
      title: 'Barn Club',
      slug: 'beach-club',
      thumbnail: picture('beach-parasols', {
        alt: 'Parasols and loungers facing calm turquoise water',
        y: 0.6,
      }),
      images: pictures(6),
    },
    {
      id: '4',
      title: 'After Dark',
      slug: 'after-dark',
      thumbnail: picture('hero-villa-dusk', {
        alt: 'A villa lit from within at dusk',
        width: 2560,
        height: 1440,
        y: 0.55,
      }),
      images: pictures(5),
    },
  ],
}

export const sparse: Fixture = {
  title: null,
  items: [{ id: '1', title: 'Villas', slug: 'villas', thumbnail: null, images: [] }],
}

const [villas] = full.items
const cover = villas?.thumbnail ?? null

export const extreme: Fixture = {
  title: `${LONG_TITLE} ${HOSTILE}`,
  items: [
    { id: '1', title: LONG_TITLE, slug: 'long', thumbnail: cover, images: pictures(1) },
    {
      id: '2',
      title: ENDLESS_WORD,
      slug: 'endless',
      thumbnail: deletedPicture,
      images: pictures(400),
    },
    { id: '3', title: HOSTILE, slug: 'hostile', thumbnail: cover, images: [] },
    { id: '4', title: ' ', slug: 'no-name', thumbnail: cover, images: pictures(2) },
    { id: '5', title: 'No address yet', slug: '', thumbnail: cover, images: pictures(2) },
    ...Array.from({ length: 40 }, (_, index) => ({
      id: `many-${index}`,
      title: `Gallery ${index}`,
      slug: `gallery-${index}`,
      thumbnail: cover,
      images: pictures(index),
    })),
  ],
}
