import type { ResultOf } from '../graphql.ts'
import { ENDLESS_WORD, HOSTILE, LONG_PROSE, LONG_TITLE } from '../parts/extremes.ts'
import { hexOf, mediaItem, picture } from '../parts/fixture.ts'
import { prose } from '../parts/text/prose.ts'
import type { fragment } from './fragment.ts'

type Fixture = ResultOf<typeof fragment>

export const full: Fixture = {
  text: {
    eyebrow: 'The gallery',
    title: 'A corridor you will *want to stay in*',
    text: prose(
      'Twenty-two metres of birch slats, wide enough for a bench and a sleeping dog. In the afternoon it draws lines on the floor.',
    ),
  },
  link: { id: 'l1', label: 'Floor plan', to: '/peninsula' },
  media: mediaItem({
    image: picture('villa-a-pergola', {
      alt: 'A larch pergola over a stone terrace',
      width: 1600,
      height: 2133,
      y: 0.55,
    }),
  }),
  left: true,
  reverse: false,
  imageAspectRatio: null,
  customize: null,
}

export const onSand: Fixture = {
  text: {
    eyebrow: 'The pool',
    title: 'Long enough *to sing in*',
    text: prose(
      'Twenty metres, unheated, filled from the sea. The tiles were fired in the valley and no two are the same green.',
    ),
  },
  link: { id: 'l2', label: 'The Springs', to: 'https://spa.example.com' },
  media: mediaItem({ image: picture('spa-pool', { alt: 'The rock pool of the spa' }) }),
  left: false,
  reverse: true,
  imageAspectRatio: '3 / 2',
  customize: { background: { color: { hex: hexOf('sand') } } },
}

export const withFilm: Fixture = {
  ...onSand,
  media: mediaItem({
    video: { url: '/media/pool-ripple-0a1b2c3d.mp4' },
    videoFallbackImage: onSand.media?.image ?? null,
  }),
}

export const sparse: Fixture = {
  text: { eyebrow: null, title: 'The pool', text: null },
  link: null,
  media: null,
  left: null,
  reverse: null,
  imageAspectRatio: null,
  customize: null,
}

export const extreme: Fixture = {
  text: { eyebrow: ENDLESS_WORD, title: `${LONG_TITLE} ${HOSTILE}`, text: LONG_PROSE },
  link: { id: 'l3', label: `${ENDLESS_WORD} ${HOSTILE}`, to: '/peninsula' },
  media: mediaItem({ image: picture('spa-pool', { alt: HOSTILE }) }),
  left: true,
  reverse: true,
  imageAspectRatio: '0 / 0',
  customize: { background: { color: { hex: '#808080' } } },
}
