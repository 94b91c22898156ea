import type { ResultOf } from '../graphql.ts'
import { ENDLESS_WORD, HOSTILE, LONG_PROSE, LONG_TITLE } from '../parts/extremes.ts'
import { mediaItem, picture } from '../parts/fixture.ts'
import { prose } from '../parts/text/prose.ts'
import type { fragment } from './fragment.ts'

type Fixture = ResultOf<typeof fragment>

const terrace = picture('restaurant-terrace', {
  alt: 'A terrace at sunset, lanterns over set tables',
})

export const full: Fixture = {
  text: {
    eyebrow: 'The last hour',
    title: 'Then the lake *takes the light back*',
    text: prose('From the round table you can watch it go. Somebody always claps.'),
  },
  media: mediaItem({ image: terrace }),
}

export const wordsOnly: Fixture = { ...full, media: null }

export const withFilm: Fixture = {
  ...full,
  media: mediaItem({
    videoUrl: 'https://vimeo.com/76979871',
    videoFallbackImage: terrace,
  }),
}

export const sparse: Fixture = {
  text: null,
  media: mediaItem({ image: terrace }),
}

export const extreme: Fixture = {
  text: { eyebrow: ENDLESS_WORD, title: `${LONG_TITLE} ${HOSTILE}`, text: LONG_PROSE },
  media: mediaItem({ image: terrace }),
}
