import type { ResultOf } from '../graphql.ts'
import { ENDLESS_WORD, HOSTILE, LONG_PROSE, LONG_TITLE } from '../parts/extremes.ts'
import { mediaItem, picture } from '../parts/fixture.ts'
import { prose } from '../parts/text/prose.ts'
import type { fragment } from './fragment.ts'

type Fixture = ResultOf<typeof fragment>

const lagoon = picture('aerial-lagoon', {
  alt: 'The lagoon beach from the air, with parasols and palms',
})

export const full: Fixture = {
  text: {
    eyebrow: 'Midday',
    title: 'The bay, *at its calmest*',
    text: prose('At noon the lake is one metre deep and the colour of the inside of a pear.'),
  },
  evening: null,
  media: mediaItem({ image: lagoon }),
}

/** With other words in the evening. */
export const evening: Fixture = {
  ...full,
  evening: {
    eyebrow: 'After dark',
    title: 'The bay, *with its lamps lit*',
    text: prose('At nine the lake is black, and as warm as it was at noon.'),
    image: picture('hero-villa-dusk', { alt: 'The lake after sunset, lamps lit along its shore' }),
    from: 19,
  },
}

export const wordsOnly: Fixture = { ...full, media: null }

export const withFilm: Fixture = {
  ...full,
  media: mediaItem({
    video: { url: '/media/pool-ripple-0a1b2c3d.mp4' },
    videoFallbackImage: lagoon,
  }),
}

export const sparse: Fixture = { text: null, evening: null, media: mediaItem({ image: lagoon }) }

export const extreme: Fixture = {
  text: { eyebrow: ENDLESS_WORD, title: `${LONG_TITLE} ${HOSTILE}`, text: LONG_PROSE },
  evening: null,
  media: mediaItem({ image: lagoon }),
}
