import type { State } from '../../studio/record-state.ts'
import type { Piece } from './excerpt.ts'

/** A record in which the words were found, as the studio shows it. */
export type Result = {
  /** The path of its form in the studio, leading to the field. */
  path: string
  title: Piece[]
  /** The field, as its labels: “Hero › Title”. */
  where?: string
  excerpt?: Piece[]
  state: State
}

/** The results of one group, and whether there are more than were asked for. */
export type ResultGroup = { name: string; label: string; results: Result[]; hasMore: boolean }

/** The answer of `GET /api/search`. */
export type SearchAnswer = { groups: ResultGroup[] }
