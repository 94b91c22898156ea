import type { ImportProblem } from './problem.ts'

/** The progress of an import, as the service reports it to the studio. */
export type ImportProgress = {
  id: string
  /** The name of the user who started it. */
  by: string
  state: 'running' | 'stopping' | 'done' | 'stopped' | 'failed'
  /** The number of listings to create or change, and the number of saved ones. */
  total: number
  created: number
  updated: number
  /** The rows that could not be saved; all others were. */
  refused: ImportProblem[]
  isPublished: boolean
  /** One of the listings that were published last: its receipt covers all of them. */
  published?: number
  /** Why it failed, as a sentence. */
  reason?: string
}
