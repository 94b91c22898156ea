import type { ResultOf } from '../graphql.ts'
import { hexOf } from '../parts/fixture.ts'
import type { fragment } from './fragment.ts'

type Fixture = ResultOf<typeof fragment>

export const full: Fixture = {
  spacing: 96,
  negative: false,
  customize: { background: { color: { hex: hexOf('sand') } } },
}

export const sparse: Fixture = { spacing: null, negative: null, customize: null }

export const extreme: Fixture = {
  spacing: 480,
  negative: true,
  customize: { background: { color: { hex: 'red; position: fixed' } } },
}
