import type { ResultOf } from '../graphql.ts'
import { ENDLESS_WORD, HOSTILE, LONG_TEXT } from '../parts/extremes.ts'
import type { fragment } from './fragment.ts'

type Fixture = ResultOf<typeof fragment>

export const full: Fixture = {
  text: 'Sea 23 °C. Light wind from the east until noon, then force two from the southwest. Take the north side of the lake in the morning and the south after lunch.',
  link: { id: 'l1', label: 'Full forecast', to: '/weather' },
  timeZone: 'Europe/Madrid',
}

export const sparse: Fixture = { text: 'Sea 23 °C.', link: null, timeZone: null }

export const extreme: Fixture = {
  text: `${LONG_TEXT}\n${HOSTILE}`,
  link: { id: 'l2', label: `${ENDLESS_WORD} ${HOSTILE}`, to: 'https://weather.example.com' },
  timeZone: HOSTILE,
}
