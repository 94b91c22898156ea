import type { ResultOf } from '../graphql.ts'
import { ENDLESS_WORD, HOSTILE, LONG_TEXT } from '../parts/extremes.ts'
import type { fragment } from './fragment.ts'

type Fixture = ResultOf<typeof fragment>

export const full: Fixture = {
  eyebrow: 'The place',
  text: 'The sun comes up on the sea side, crosses the roofs at noon and *sets in the lake.* We built the houses to follow it.',
  xl: true,
}

export const sparse: Fixture = {
  eyebrow: null,
  text: 'It began as a shed for carts.',
  xl: null,
}

export const extreme: Fixture = {
  eyebrow: `${ENDLESS_WORD} ${HOSTILE}`,
  text: `*${ENDLESS_WORD}* ${LONG_TEXT}`,
  xl: true,
}
