import type { ResultOf } from '../graphql.ts'
import { ENDLESS_WORD, HOSTILE, LONG_TITLE } from '../parts/extremes.ts'
import { deletedPicture, picture } from '../parts/fixture.ts'
import type { fragment } from './fragment.ts'

type Fixture = ResultOf<typeof fragment>

const jetty = picture('jetty-morning', { alt: 'A timber jetty over the clear lagoon', y: 0.55 })

export const full: Fixture = {
  title: 'Keep walking',
  items: [
    { id: 'e1', link: { id: 'l1', label: 'The Lake', to: '/lagoon' }, image: jetty },
    {
      id: 'e2',
      link: { id: 'l2', label: 'Map of the valley', to: '/map' },
      image: picture('aerial-peninsula', { alt: 'The peninsula from the air', x: 0.62, y: 0.62 }),
    },
    {
      id: 'e3',
      link: { id: 'l3', label: 'The Parlour', to: '/experiences/pavilion' },
      image: picture('pavilion-exterior', { alt: 'The ribs of the pavilion', y: 0.55 }),
    },
  ],
}

export const sparse: Fixture = {
  title: null,
  items: [{ id: 'e1', link: { id: 'l1', label: 'Contact', to: '/contact' }, image: null }],
}

export const extreme: Fixture = {
  title: `${LONG_TITLE} ${HOSTILE}`,
  items: [
    { id: 'e1', link: { id: 'l1', label: LONG_TITLE, to: '/lagoon' }, image: jetty },
    { id: 'e2', link: { id: 'l2', label: ENDLESS_WORD, to: 'https://example.com' }, image: jetty },
    { id: 'e3', link: { id: 'l3', label: HOSTILE, to: '/map' }, image: deletedPicture },
    { id: 'e4', link: null, image: jetty },
    ...full.items.map((item) => ({ ...item, id: `more-${item.id}` })),
  ],
}
