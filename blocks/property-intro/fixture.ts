import type { ResultOf } from '../graphql.ts'
import { LONG_PROSE } from '../parts/extremes.ts'
import { prose } from '../parts/text/prose.ts'
import type { fragment } from './fragment.ts'

type Fixture = ResultOf<typeof fragment>

export const full: Fixture = {
  description: prose(
    'The first house on the lake, at the end of the lane where the old hop gardens were. Two barns, one for sleeping and one for company, joined by a timber gallery that stays cool until four in the afternoon. Steps go down from the terrace into the water, and the last of the sun comes in under the roof.',
  ),
}

export const sparse: Fixture = { description: prose('A house.') }

export const extreme: Fixture = { description: LONG_PROSE }
