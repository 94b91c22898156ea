import type { ResultOf } from '../graphql.ts'
import { ENDLESS_WORD, HOSTILE, LONG_PROSE, LONG_TITLE } from '../parts/extremes.ts'
import { deletedPicture, mediaItem, picture } from '../parts/fixture.ts'
import { prose } from '../parts/text/prose.ts'
import type { fragment } from './fragment.ts'

type Fixture = ResultOf<typeof fragment>

const pool = picture('villa-b-pool', {
  alt: 'The pool of a white house on stilts, the sea beyond',
  y: 0.6,
})
const slats = picture('detail-slat-shadows', {
  alt: 'Pergola slats drawing stripes of light on a white wall, beside an olive in a clay pot',
  width: 1600,
  height: 2133,
})

export const full: Fixture = {
  text: {
    eyebrow: 'The houses',
    title: 'White walls, *birch shade*',
    text: prose(
      'Chalk plaster on the outside, timber where a hand rests. Deep eaves keep the rooms at twenty-two degrees without a machine for nine months of the year.',
    ),
  },
  link: { id: 'l1', label: 'How we build', to: '/peninsula' },
  media: [
    { id: 'm1', ...mediaItem({ image: pool }) },
    { id: 'm2', ...mediaItem({ image: slats }) },
  ],
}

export const onePicture: Fixture = { ...full, media: full.media.slice(0, 1) }

export const wordsOnly: Fixture = { ...full, media: [] }

export const sparse: Fixture = {
  text: { eyebrow: null, title: 'The houses', text: null },
  link: null,
  media: [],
}

export const extreme: Fixture = {
  text: { eyebrow: ENDLESS_WORD, title: `${LONG_TITLE} ${HOSTILE}`, text: LONG_PROSE },
  link: { id: 'l1', label: `${ENDLESS_WORD} ${HOSTILE}`, to: '/peninsula' },
  media: [{ id: 'm0', ...mediaItem({ image: deletedPicture }) }, ...full.media],
}
