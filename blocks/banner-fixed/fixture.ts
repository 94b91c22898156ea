import type { ResultOf } from '../graphql.ts'
import { HOSTILE } from '../parts/extremes.ts'
import { hexOf, mediaItem, picture } from '../parts/fixture.ts'
import type { fragment } from './fragment.ts'

type Fixture = ResultOf<typeof fragment>

const dusk = {
  alt: 'The long house at dusk, every lamp lit',
  width: 2560,
  height: 1440,
  y: 0.55,
}

export const full: Fixture = {
  media: mediaItem({ image: picture('hero-villa-dusk', dusk) }),
  customize: { background: { color: { hex: hexOf('dusk') } } },
}

export const withFilm: Fixture = {
  ...full,
  media: mediaItem({
    video: { url: '/media/pool-ripple-0a1b2c3d.mp4' },
    videoFallbackImage: picture('hero-villa-dusk', dusk),
  }),
}

export const sparse: Fixture = {
  media: mediaItem({ image: picture('hero-villa-dusk', dusk) }),
  customize: null,
}

export const extreme: Fixture = {
  media: mediaItem({
    image: picture('pavilion-nave', { alt: HOSTILE, width: 1600, height: 2133, x: 0, y: 1 }),
  }),
  customize: { background: { color: { hex: '#808080' } } },
}
