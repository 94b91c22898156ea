import type { ResultOf } from '../graphql.ts'
import { ENDLESS_WORD, HOSTILE, LONG_PROSE, LONG_TITLE } from '../parts/extremes.ts'
import { mediaItem, picture } from '../parts/fixture.ts'
import { prose } from '../parts/text/prose.ts'
import type { fragment } from './fragment.ts'

type Fixture = ResultOf<typeof fragment>

const lounge = picture('beach-club-lounge', {
  alt: 'The open lounge of the beach club under a deep oak roof with woven lamps',
})

export const full: Fixture = {
  media: mediaItem({ image: lounge }),
  text: {
    eyebrow: 'From nine',
    title: 'Coffee, papers, *first walk*',
    text: prose(
      'The shutters go up at eight. There is bread from the mill bakery, last week’s newspaper and a row of hooks for wet towels.',
    ),
  },
  link: { id: 'l1', label: 'Breakfast card', to: '/beach-club/breakfast' },
  reverse: false,
}

export const reversed: Fixture = {
  media: mediaItem({
    image: picture('villa-a-terrace', {
      alt: 'A long table on a terrace, the pool and the bay at sunrise',
      y: 0.55,
    }),
  }),
  text: {
    eyebrow: 'From one',
    title: 'The long table',
    text: prose(
      'Twenty-six seats, no reservations. Sit where there is space and pass the bread. Families tend to the south end, arguments to the north.',
    ),
  },
  link: { id: 'l2', label: 'Lunch card', to: '/beach-club/lunch' },
  reverse: true,
}

export const wordsOnly: Fixture = { ...full, media: null }

export const sparse: Fixture = {
  media: mediaItem({ image: lounge }),
  text: null,
  link: null,
  reverse: null,
}

export const extreme: Fixture = {
  media: mediaItem({ image: lounge }),
  text: { eyebrow: ENDLESS_WORD, title: `${LONG_TITLE} ${HOSTILE}`, text: LONG_PROSE },
  link: { id: 'l1', label: `${ENDLESS_WORD} ${HOSTILE}`, to: '/beach-club' },
  reverse: true,
}
