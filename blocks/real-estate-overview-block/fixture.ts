import type { ResultOf } from '../graphql.ts'
import { ENDLESS_WORD, HOSTILE, LONG_PROSE, LONG_TITLE } from '../parts/extremes.ts'
import { mediaItem, picture } from '../parts/fixture.ts'
import { prose } from '../parts/text/prose.ts'
import type { fragment } from './fragment.ts'

type Fixture = ResultOf<typeof fragment>

export const full: Fixture = {
  title: 'One architect, *thirty answers*',
  body: prose(
    'Every house shares a wall thickness, a roof pitch and a door knob. After that each one is drawn for its own plot, its trees and its hour of best sun.',
  ),
  link: { id: 'l1', label: 'The drawings', to: '/architecture' },
  reverse: false,
  media: mediaItem({
    image: picture('villa-b-exterior', {
      alt: 'A white house with timber shutters above an open ground floor',
    }),
  }),
  imageAspectRatio: '3 / 2',
}

export const reversed: Fixture = {
  title: 'Built slowly, to keep cool',
  body: prose(
    'Sixty centimetres of lime and hollow clay. Birch that silvers in two summers. Rain kept in cisterns under the courtyards and given to the garden in July.',
  ),
  link: { id: 'l2', label: 'Walls and energy', to: '/materials' },
  reverse: true,
  media: mediaItem({
    image: picture('detail-slat-shadows', {
      alt: 'Shadows of slats on a wall',
      width: 1600,
      height: 2000,
    }),
  }),
  imageAspectRatio: '4 / 5',
}

export const wordsOnly: Fixture = { ...full, media: null }

export const sparse: Fixture = {
  title: null,
  body: null,
  link: null,
  reverse: null,
  media: full.media,
  imageAspectRatio: null,
}

export const extreme: Fixture = {
  title: `${LONG_TITLE} ${HOSTILE}`,
  body: LONG_PROSE,
  link: { id: 'l1', label: `${ENDLESS_WORD} ${HOSTILE}`, to: 'https://example.com' },
  reverse: true,
  media: mediaItem({ ...full.media, videoUrl: 'https://vimeo.com/76979871' }),
  imageAspectRatio: '9 / 16',
}
