import type { ResultOf } from '../graphql.ts'
import { ENDLESS_WORD, HOSTILE, LONG_TITLE } from '../parts/extremes.ts'
import { mediaItem, picture } from '../parts/fixture.ts'
import type { fragment } from './fragment.ts'

type Fixture = ResultOf<typeof fragment>

const bay = picture('hero-bay-dawn', {
  alt: 'The peninsula at dawn: a hooked headland of pines and white houses around a turquoise lagoon',
  width: 2560,
  height: 1440,
})

export const full: Fixture = {
  title: 'Come and see *an evening*',
  link: { id: 'l1', label: 'Arrange a visit', to: '/contact' },
  media: mediaItem({ image: bay }),
}

export const withFilm: Fixture = {
  ...full,
  media: mediaItem({
    video: { url: '/media/pool-ripple-0a1b2c3d.mp4' },
    videoFallbackImage: bay,
  }),
}

export const sparse: Fixture = {
  title: 'Come and see',
  link: null,
  media: null,
}

export const extreme: Fixture = {
  title: `${LONG_TITLE} ${ENDLESS_WORD} ${HOSTILE}`,
  link: { id: 'l1', label: `${ENDLESS_WORD} ${LONG_TITLE}`, to: 'https://example.com' },
  media: mediaItem({ image: bay }),
}
