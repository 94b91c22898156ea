import type { ResultOf } from '../graphql.ts'
import { ENDLESS_WORD, HOSTILE, LONG_PROSE, LONG_TITLE } from '../parts/extremes.ts'
import { deletedPicture, hexOf, picture } from '../parts/fixture.ts'
import { prose } from '../parts/text/prose.ts'
import type { fragment } from './fragment.ts'

type Fixture = ResultOf<typeof fragment>

const square = { width: 1600, height: 1600 }
const tall = { width: 1600, height: 2133 }

const parasol = picture('detail-parasol-sand', {
  alt: 'A linen parasol and two loungers from above, on rippled sand beside the surf',
  ...square,
})
const citrus = picture('detail-citrus', {
  alt: 'Lemons and oranges in a white bowl, leaf shadow on the table',
  ...square,
})

export const full: Fixture = {
  label: 'Details',
  title: 'Hay gets into *everything*',
  text: prose('So we chose materials that do not mind: birch, canvas, enamel, rope.'),
  link: { id: 'l1', label: 'See the gallery', to: '/gallery/beach-club' },
  images: [
    parasol,
    citrus,
    picture('detail-slat-shadows', {
      alt: 'Pergola slats drawing stripes of light on a white wall, beside an olive in a clay pot',
      ...tall,
    }),
    picture('detail-water', { alt: 'Light on clear water beside a stone edge', ...square, y: 0.6 }),
    picture('detail-stone-shadow', {
      alt: 'Leaf shadow on a limestone wall, agaves at its foot',
      ...tall,
    }),
  ],
  customize: null,
}

export const onInk: Fixture = {
  ...full,
  customize: { background: { color: { hex: hexOf('ink') } } },
}

export const sparse: Fixture = {
  label: null,
  title: null,
  text: null,
  link: null,
  images: [citrus],
  customize: null,
}

export const extreme: Fixture = {
  label: ENDLESS_WORD,
  title: `${LONG_TITLE} ${HOSTILE}`,
  text: LONG_PROSE,
  link: { id: 'l1', label: LONG_TITLE, to: 'https://example.com/gallery' },
  images: [parasol, deletedPicture, citrus],
  customize: { background: { color: { hex: hexOf('page') } } },
}
