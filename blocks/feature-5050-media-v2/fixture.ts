import type { ResultOf } from '../graphql.ts'
import { HOSTILE, LONG_PROSE, LONG_TITLE } from '../parts/extremes.ts'
import { hexOf, mediaItem, picture } from '../parts/fixture.ts'
import { prose } from '../parts/text/prose.ts'
import type { fragment } from './fragment.ts'

type Fixture = ResultOf<typeof fragment>

const shore = picture('aerial-beach-top', {
  alt: 'Straight down on the shoreline: pale sand, parasols, clear shallow water',
  width: 1600,
  height: 1600,
  y: 0.34,
})

export const full: Fixture = {
  title: 'The shore is shared',
  text: prose(
    'No fence runs down to the lake. A path follows the whole lake, five kilometres round, and every house keeps its garden behind it.',
  ),
  media: mediaItem({ image: shore }),
  left: false,
  customize: { background: { color: { hex: hexOf('pale') } } },
}

export const onTheLeft: Fixture = {
  ...full,
  left: true,
  customize: { background: { color: { hex: hexOf('ink') } } },
}

export const wordsOnly: Fixture = { ...full, media: null }

export const sparse: Fixture = {
  title: null,
  text: null,
  media: mediaItem({ image: shore }),
  left: null,
  customize: null,
}

export const extreme: Fixture = {
  title: `${LONG_TITLE} ${HOSTILE}`,
  text: LONG_PROSE,
  media: mediaItem({ image: shore }),
  left: true,
  customize: { background: { color: { hex: '#808080' } } },
}
