import type { ResultOf } from '../graphql.ts'
import { ENDLESS_WORD, HOSTILE, LONG_TEXT, LONG_TITLE } from '../parts/extremes.ts'
import { hexOf } from '../parts/fixture.ts'
import type { fragment } from './fragment.ts'

type Fixture = ResultOf<typeof fragment>

export const full: Fixture = {
  eyebrow: 'Water',
  title: 'Warm by May, *clear by ten*',
  text: 'The bay fills through a gap thirty metres wide. By the time the sea reaches the lower shore it has slowed, settled and taken on six degrees of heat.\n\nThat is why children learn to swim here, why herons stay the winter, and why we set every building at least twenty metres back from the tide line.',
  link: { id: 'l1', label: 'Tide tables', to: '/tides' },
  customize: null,
}

export const onInk: Fixture = {
  ...full,
  customize: { background: { color: { hex: hexOf('ink') } } },
}

export const sparse: Fixture = {
  eyebrow: null,
  title: null,
  text: 'Cars stop at the barn. After that there are carts, horses and feet.',
  link: null,
  customize: null,
}

export const extreme: Fixture = {
  eyebrow: ENDLESS_WORD,
  title: `${LONG_TITLE} ${ENDLESS_WORD} ${HOSTILE}`,
  text: LONG_TEXT,
  link: { id: 'l1', label: `${ENDLESS_WORD} ${HOSTILE}`, to: '/tides' },
  customize: { background: { color: { hex: '#808080' } } },
}
