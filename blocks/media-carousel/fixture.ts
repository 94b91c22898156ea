import type { ResultOf } from '../graphql.ts'
import { ENDLESS_WORD, HOSTILE, LONG_TITLE } from '../parts/extremes.ts'
import { deletedPicture, mediaItem, picture } from '../parts/fixture.ts'
import type { MediaItem } from '../parts/media-item/shown-media.ts'
import type { fragment } from './fragment.ts'

type Fixture = ResultOf<typeof fragment>

const row = (id: string, parts: Partial<MediaItem>) => ({ id, ...mediaItem(parts) })

const ripple = picture('pool-ripple', {
  alt: 'Sunlight rippling through clear turquoise pool water',
  width: 1280,
  height: 720,
})
const beach = picture('beach-parasols', {
  alt: 'Parasols and loungers facing calm turquoise water',
  y: 0.6,
})

export const full: Fixture = {
  media: [
    row('m1', { image: beach, video: { url: '/media/pool-ripple-0a1b2c3d.mp4' } }),
    row('m2', {
      image: picture('hero-beach-club', {
        alt: 'Rows of linen parasols on pale sand before the timber roof of the beach club',
        title: 'Forty parasols, and a waiting list for two of them',
        width: 2560,
        height: 1440,
      }),
    }),
    row('m3', {
      image: picture('jetty-morning', {
        alt: 'A timber jetty leading out over the clear lagoon to a swim platform',
        y: 0.55,
      }),
    }),
    row('m4', {
      videoUrl: 'https://vimeo.com/76979871',
      videoFallbackImage: picture('restaurant-terrace', {
        alt: 'A terrace at sunset, lanterns over set tables',
      }),
    }),
    row('m5', {
      image: picture('aerial-beach-top', {
        alt: 'Straight down on the shoreline: pale sand, parasols, clear shallow water',
        width: 1600,
        height: 1600,
        y: 0.34,
      }),
    }),
  ],
}

export const sparse: Fixture = { media: [row('m1', { image: beach })] }

export const filmOnly: Fixture = {
  media: [row('m1', { video: { url: '/media/pool-ripple-0a1b2c3d.mp4' } })],
}

export const extreme: Fixture = {
  media: [
    row('m1', { image: deletedPicture }),
    row('m2', {
      videoUrl: 'https://youtu.be/aqz-KE-bpKQ',
      videoFallbackImage: { ...ripple, alt: HOSTILE, title: `${LONG_TITLE} ${HOSTILE}` },
    }),
    row('m3', { image: { ...beach, title: ENDLESS_WORD }, videoUrl: HOSTILE }),
    row('m4', {}),
  ],
}
