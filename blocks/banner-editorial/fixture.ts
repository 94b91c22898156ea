import type { ResultOf } from '../graphql.ts'
import { ENDLESS_WORD, HOSTILE, LONG_PROSE, LONG_TITLE } from '../parts/extremes.ts'
import { deletedPicture, mediaItem, picture } from '../parts/fixture.ts'
import { prose } from '../parts/text/prose.ts'
import type { fragment } from './fragment.ts'

type Fixture = ResultOf<typeof fragment>

const wall = picture('detail-stone-shadow', {
  alt: 'Leaf shadow on a limestone wall, agaves at its foot',
  width: 1600,
  height: 2133,
})
const peninsula = picture('aerial-peninsula', {
  alt: 'The whole peninsula from the air, lagoon and marina among the trees',
  x: 0.62,
  y: 0.62,
})

export const full: Fixture = {
  title: 'The hop growers’ wall',
  description: prose(
    'The low stone wall along the lower shore is three hundred years old. We numbered five thousand stones, moved nine, and put them back.',
  ),
  media: mediaItem({ image: wall }),
  backgroundImage: peninsula,
}

export const withoutPortrait: Fixture = { ...full, media: null }

export const withoutBackground: Fixture = { ...full, backgroundImage: null }

export const wordless: Fixture = { ...full, title: null, description: null }

export const backgroundOnly: Fixture = { ...wordless, media: null }

export const withFilm: Fixture = {
  ...full,
  media: mediaItem({ video: { url: '/media/pool-ripple-0a1b2c3d.mp4' }, videoFallbackImage: wall }),
}

export const sparse: Fixture = {
  title: 'The hop growers’ wall',
  description: null,
  media: null,
  backgroundImage: null,
}

export const extreme: Fixture = {
  title: `${LONG_TITLE} ${ENDLESS_WORD} ${HOSTILE}`,
  description: LONG_PROSE,
  media: mediaItem({ image: wall }),
  backgroundImage: peninsula,
}

export const lost: Fixture = {
  ...full,
  media: mediaItem({ image: deletedPicture }),
  backgroundImage: deletedPicture,
}
