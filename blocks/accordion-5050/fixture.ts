import type { ResultOf } from '../graphql.ts'
import { ENDLESS_WORD, HOSTILE, LONG_PROSE, LONG_TITLE } from '../parts/extremes.ts'
import { deletedPicture, picture } from '../parts/fixture.ts'
import { prose } from '../parts/text/prose.ts'
import type { fragment } from './fragment.ts'

type Fixture = ResultOf<typeof fragment>

export const full: Fixture = {
  links: [
    {
      id: 'r1',
      text: {
        eyebrow: '06:40',
        title: 'Swim',
        text: prose(
          'The landing ladder faces east. Towels are in the chest, tea is in the bathhouse from seven.',
        ),
      },
      link: { id: 'l1', label: 'The Lake', to: '/experiences/lagoon' },
      image: picture('detail-water', {
        alt: 'Light on clear water beside a stone edge',
        width: 1600,
        height: 1600,
        y: 0.6,
      }),
    },
    {
      id: 'r2',
      text: {
        eyebrow: '11:00',
        title: 'Paddle',
        text: prose(
          'Boards and two-seat canoes, free to residents and guests. The water-lily meadow begins at the third buoy.',
        ),
      },
      link: { id: 'l2', label: 'Boathouse hours', to: '/boathouse' },
      image: picture('beach-parasols', {
        alt: 'Parasols and loungers facing calm turquoise water',
        y: 0.6,
      }),
    },
    {
      id: 'r3',
      text: {
        eyebrow: '15:30',
        title: 'Sail',
        text: prose(
          'The evening wind fills the bay at about force three. Rowing boats leave from the slip beside the mill.',
        ),
      },
      link: { id: 'l3', label: 'Under Stars', to: '/experiences/under-sail' },
      image: picture('aerial-marina', {
        alt: 'Boats moored along the timber jetties of the marina',
        y: 0.55,
      }),
    },
    {
      id: 'r4',
      text: {
        eyebrow: '20:10',
        title: 'Watch',
        text: prose('Chairs come out on the east bank. There is no timetable, only the sun.'),
      },
      link: { id: 'l4', label: 'The Parlour', to: '/experiences/pavilion' },
      image: picture('restaurant-terrace', {
        alt: 'A terrace at sunset, lanterns over set tables',
      }),
    },
  ],
  left: true,
}

export const wordsOnly: Fixture = {
  links: full.links.map((row) => ({ ...row, image: null })),
  left: false,
}

export const sparse: Fixture = {
  links: [
    {
      id: 'r1',
      text: { eyebrow: null, title: 'Swim', text: null },
      link: null,
      image: null,
    },
  ],
  left: null,
}

const [first] = full.links

export const extreme: Fixture = {
  links: [
    {
      id: 'r1',
      text: { eyebrow: ENDLESS_WORD, title: `${LONG_TITLE} ${HOSTILE}`, text: LONG_PROSE },
      link: { id: 'l1', label: `${ENDLESS_WORD} ${LONG_TITLE}`, to: 'https://example.com' },
      image: deletedPicture,
    },
    {
      id: 'r2',
      text: { eyebrow: null, title: ENDLESS_WORD, text: prose(HOSTILE) },
      link: null,
      image: first?.image ?? null,
    },
    { id: 'r3', text: { eyebrow: HOSTILE, title: ' ', text: null }, link: null, image: null },
    { id: 'r4', text: null, link: null, image: first?.image ?? null },
    ...Array.from({ length: 9 }, (_, index) => ({
      id: `many-${index}`,
      text: { eyebrow: `${index}:00`, title: `Hour ${index}`, text: null },
      link: null,
      image: first?.image ?? null,
    })),
  ],
  left: false,
}
