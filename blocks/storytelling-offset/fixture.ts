import type { ResultOf } from '../graphql.ts'
import { HOSTILE } from '../parts/extremes.ts'
import { deletedPicture, mediaItem, picture } from '../parts/fixture.ts'
import type { fragment } from './fragment.ts'

type Fixture = ResultOf<typeof fragment>

const row = (id: string, ...image: Parameters<typeof picture>) => ({
  id,
  ...mediaItem({ image: picture(...image) }),
})

const terrace = row('m1', 'villa-a-terrace', {
  alt: 'A long table on a terrace, the pool and the bay at sunrise',
  y: 0.55,
})
const house = row('m2', 'villa-b-exterior', {
  alt: 'A white house with timber shutters above an open ground floor',
})
const bedroom = row('m3', 'villa-a-bedroom', {
  alt: 'A bedroom open to the terrace, the lagoon beyond',
  y: 0.55,
})

export const full: Fixture = { media: [terrace, house, bedroom] }

export const two: Fixture = { media: [terrace, house] }

export const withFilm: Fixture = {
  media: [{ ...terrace, video: { url: '/media/pool-ripple-0a1b2c3d.mp4' } }, house, bedroom],
}

export const sparse: Fixture = { media: [house] }

export const extreme: Fixture = {
  media: [
    { id: 'm0', ...mediaItem({ image: deletedPicture }) },
    row('m1', 'villa-a-terrace', { alt: HOSTILE }),
    { ...house, videoUrl: HOSTILE },
    bedroom,
    { ...terrace, id: 'm9' },
  ],
}
