import type { ResultOf } from '../graphql.ts'
import { ENDLESS_WORD, HOSTILE, LONG_PROSE, LONG_TITLE } from '../parts/extremes.ts'
import { deletedPicture, picture } from '../parts/fixture.ts'
import { prose } from '../parts/text/prose.ts'
import type { fragment } from './fragment.ts'

type Fixture = ResultOf<typeof fragment>

const lagoon = picture('villa-a-exterior', { alt: 'A long low house', y: 0.55 })

export const full: Fixture = {
  text: {
    eyebrow: 'Real estate',
    title: 'Four kinds of house',
    text: prose(
      'Choose by the view you like. Slope Villas wake early, Lake Villas stay up late, Plum Houses keep the shade and the Mill never quite sleeps.',
    ),
  },
  link: { id: 'l0', label: 'Real estate overview', to: '/real-estate' },
  links: [
    {
      id: 'r1',
      link: { id: 'l1', label: 'Lake Villas', to: '/real-estate/lagoon-villas' },
      image: lagoon,
    },
    {
      id: 'r2',
      link: { id: 'l2', label: 'Slope Villas', to: '/real-estate/sea-villas' },
      image: picture('villas-ridge', { alt: 'White roofs on a ridge', y: 0.55 }),
    },
    {
      id: 'r3',
      link: { id: 'l3', label: 'Plum Houses', to: '/real-estate/pine-houses' },
      image: picture('villa-b-olive-court', {
        alt: 'An olive tree in a court',
        width: 1600,
        height: 2133,
      }),
    },
    {
      id: 'r4',
      link: { id: 'l4', label: 'Mill Residences', to: '/real-estate/marina-residences' },
      image: picture('aerial-marina', { alt: 'Boats at the jetties', y: 0.55 }),
    },
  ],
  left: false,
}

export const mirrored: Fixture = { ...full, left: true }

export const sparse: Fixture = {
  text: null,
  link: null,
  links: [{ id: 'r1', link: { id: 'l1', label: 'Houses', to: '/real-estate' }, image: null }],
  left: null,
}

export const extreme: Fixture = {
  text: { eyebrow: ENDLESS_WORD, title: `${LONG_TITLE} ${HOSTILE}`, text: LONG_PROSE },
  link: { id: 'l0', label: `${ENDLESS_WORD} ${HOSTILE}`, to: 'https://example.com' },
  links: [
    { id: 'r1', link: { id: 'l1', label: LONG_TITLE, to: '/long' }, image: lagoon },
    { id: 'r2', link: { id: 'l2', label: ENDLESS_WORD, to: '/endless' }, image: lagoon },
    { id: 'r3', link: { id: 'l3', label: HOSTILE, to: '/hostile' }, image: deletedPicture },
    { id: 'r4', link: null, image: lagoon },
    ...full.links.map((row) => ({ ...row, id: `more-${row.id}` })),
  ],
  left: true,
}
