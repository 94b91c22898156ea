import type { ResultOf } from '../graphql.ts'
import { ENDLESS_WORD, HOSTILE, LONG_TITLE } from '../parts/extremes.ts'
import { deletedPicture, picture } from '../parts/fixture.ts'
import type { fragment } from './fragment.ts'

type Fixture = ResultOf<typeof fragment>
type Item = Fixture['items'][number]

function card(id: string, title: string | null, slug: string, image: Item['image']): Item {
  return { id, image, experience: { title, slug, featuredImage: null } }
}

const water = picture('detail-water', {
  alt: 'Light on clear water beside a stone edge',
  width: 1600,
  height: 1600,
  y: 0.6,
})
const jetty = picture('jetty-morning', {
  alt: 'A timber jetty leading out over the clear lagoon to a swim platform',
  y: 0.55,
})

export const full: Fixture = {
  title: 'Five ways to spend *an afternoon*',
  backgroundImage: water,
  items: [
    card('e1', 'The Lake', 'lagoon', jetty),
    card(
      'e2',
      'Barn Club',
      'beach-club',
      picture('beach-parasols', { alt: 'Parasols facing calm water', y: 0.6 }),
    ),
    card(
      'e3',
      'Under Stars',
      'under-sail',
      picture('aerial-marina', { alt: 'Boats moored along the jetties of the marina', y: 0.55 }),
    ),
    card(
      'e4',
      'The Springs',
      'spa',
      picture('spa-pool', { alt: 'A still pool under a low vault' }),
    ),
    card(
      'e5',
      'The Parlour',
      'pavilion',
      picture('pavilion-nave', { alt: 'White pointed ribs', width: 1600, height: 2133 }),
    ),
  ],
}

export const sparse: Fixture = {
  title: null,
  backgroundImage: null,
  items: [card('e1', 'The Lake', 'lagoon', null)],
}

export const extreme: Fixture = {
  title: `${LONG_TITLE} ${HOSTILE}`,
  backgroundImage: deletedPicture,
  items: [
    card('e1', LONG_TITLE, 'long', jetty),
    card('e2', ENDLESS_WORD, 'endless', deletedPicture),
    {
      id: 'e3',
      image: null,
      experience: { title: HOSTILE, slug: 'hostile', featuredImage: water },
    },
    { id: 'e4', image: jetty, experience: null },
    card('e5', null, 'no-name', jetty),
    card('e6', 'No address yet', '', jetty),
    ...Array.from({ length: 40 }, (_, index) =>
      card(`many-${index}`, `Hour ${index}`, `hour-${index}`, jetty),
    ),
  ],
}
