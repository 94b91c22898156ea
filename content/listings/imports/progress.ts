import type { WorkState } from '../../long-work/row.ts'
import type { ImportProblem } from '../problem.ts'

/** An import saves listings; later it may be taken back. */
export type ImportPhase = 'import' | 'take-back'

/** A listing that was not taken back, with its page in the studio and the reason. */
export type KeptListing = { path: string; title: string; message: string }

/** What has become of an import that is being taken back, or was. */
export type TakenBack = {
  by: string
  at: string
  /** New listings that are in the bin, and changed ones that are as before. */
  binned: number
  restored: number
  /** How many were left as they are; in the history without the list. */
  keptCount: number
  kept: KeptListing[]
}

/** An import, as the service reports it to the studio. */
export type ImportProgress = {
  id: string
  /** The name of the user who started it, and of the file. */
  by: string
  sheet: string
  begunAt: string
  phase: ImportPhase
  state: WorkState
  /** The number of listings to create or change, and the number of saved ones. */
  total: number
  created: number
  updated: number
  /** The rows that could not be saved; all others were. In the history without the list. */
  refused: ImportProblem[]
  isPublished: boolean
  /** One of the listings that were published last: its receipt covers all of them. */
  published?: number
  /** Why it failed, as a sentence. */
  reason?: string
  /** About how long it will take, while it is under way. */
  secondsLeft?: number
  back: TakenBack | null
  /** What the person who asks may do with it now. */
  may: { stop: boolean; continue: boolean; takeBack: boolean }
}
