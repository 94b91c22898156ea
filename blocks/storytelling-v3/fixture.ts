import type { ResultOf } from '../graphql.ts'
import { ENDLESS_WORD, HOSTILE, LONG_PROSE, LONG_TITLE } from '../parts/extremes.ts'
import { deletedPicture, mediaItem, picture } from '../parts/fixture.ts'
import { prose } from '../parts/text/prose.ts'
import type { fragment } from './fragment.ts'

type Fixture = ResultOf<typeof fragment>

const court = {
  id: 'm1',
  ...mediaItem({
    image: picture('villa-b-olive-court', {
      alt: 'A courtyard with an olive tree and a parasol',
      width: 1600,
      height: 2133,
      y: 0.55,
    }),
  }),
}
const terrace = {
  id: 'm2',
  ...mediaItem({
    image: picture('villa-a-terrace', {
      alt: 'A long table on a terrace, the pool and the bay at sunrise',
      y: 0.55,
    }),
  }),
}

export const full: Fixture = {
  text: {
    eyebrow: 'A rule we keep',
    title: 'Nothing taller *than the oaks*',
    text: prose(
      'The oldest tree on the valley stands fourteen metres high. So does the tallest roof.',
    ),
  },
  media: [court, terrace],
}

export const onePicture: Fixture = { ...full, media: [court] }

export const withFilm: Fixture = {
  ...full,
  media: [court, { ...terrace, video: { url: '/media/pool-ripple-0a1b2c3d.mp4' } }],
}

export const wordsOnly: Fixture = { ...full, media: [] }

export const sparse: Fixture = { text: null, media: [court, terrace] }

export const extreme: Fixture = {
  text: { eyebrow: ENDLESS_WORD, title: `${LONG_TITLE} ${HOSTILE}`, text: LONG_PROSE },
  media: [
    { id: 'm0', ...mediaItem({ image: deletedPicture }) },
    court,
    terrace,
    { ...court, id: 'm4' },
  ],
}
