import type { ResultOf } from '../graphql.ts'
import { ENDLESS_WORD, HOSTILE, LONG_TITLE } from '../parts/extremes.ts'
import { deletedPicture, mediaItem, picture } from '../parts/fixture.ts'
import type { fragment } from './fragment.ts'

type Fixture = ResultOf<typeof fragment>

const pool = mediaItem({
  image: picture('hero-villa-pool', {
    alt: 'A long pool beside a house of stone and larch, the sea behind, early light',
    width: 2560,
    height: 1440,
  }),
})

export const full: Fixture = {
  title: 'Room by room',
  tabs: [
    { id: 't1', label: 'Pool', media: pool },
    {
      id: 't2',
      label: 'Terrace',
      media: mediaItem({
        image: picture('villa-a-terrace', { alt: 'A long table on a terrace', y: 0.55 }),
      }),
    },
    {
      id: 't3',
      label: 'Living',
      media: mediaItem({
        image: picture('villa-a-living', { alt: 'A living room open to the sea' }),
      }),
    },
    {
      id: 't4',
      label: 'Bedroom',
      media: mediaItem({
        image: picture('villa-a-bedroom', { alt: 'A bedroom with linen curtains' }),
      }),
    },
    {
      id: 't5',
      label: 'Evening',
      media: mediaItem({ image: picture('hero-villa-dusk', { alt: 'The house lit at dusk' }) }),
    },
  ],
}

export const sparse: Fixture = { title: null, tabs: [{ id: 't1', label: 'Pool', media: pool }] }

export const extreme: Fixture = {
  title: `${LONG_TITLE} ${HOSTILE}`,
  tabs: [
    { id: 't1', label: LONG_TITLE, media: pool },
    { id: 't2', label: ENDLESS_WORD, media: pool },
    { id: 't3', label: HOSTILE, media: pool },
    { id: 't4', label: ' ', media: pool },
    { id: 't5', label: 'Gone', media: mediaItem({ image: deletedPicture }) },
    { id: 't6', label: 'Empty', media: null },
    {
      id: 't7',
      label: 'Film',
      media: mediaItem({
        videoUrl: 'https://vimeo.com/76979871',
        videoFallbackImage: picture('spa-pool', {
          alt: 'The rock pool',
          width: 1600,
          height: 2133,
        }),
      }),
    },
    ...Array.from({ length: 34 }, (_, index) => ({
      id: `many-${index}`,
      label: `Room ${index}`,
      media: pool,
    })),
  ],
}
