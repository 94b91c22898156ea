import type { ResultOf } from '../graphql.ts'
import { ENDLESS_WORD, HOSTILE, LONG_TITLE } from '../parts/extremes.ts'
import type { fragment } from './fragment.ts'

type Fixture = ResultOf<typeof fragment>

export const full: Fixture = {
  title: 'Today on the water',
  lastUpdated: 'Updated 07:00',
  name: 'Lagoon sailing',
  isOpen: true,
}

export const closed: Fixture = {
  title: 'The gatehouse',
  lastUpdated: 'Opens tomorrow at 08:00',
  name: 'Visits',
  isOpen: false,
}

export const sparse: Fixture = { title: null, lastUpdated: null, name: 'Visits', isOpen: null }

export const extreme: Fixture = {
  title: `${LONG_TITLE} ${HOSTILE}`,
  lastUpdated: `${LONG_TITLE} ${ENDLESS_WORD}`,
  name: `${ENDLESS_WORD} ${LONG_TITLE}`,
  isOpen: true,
}
