import type { ImportProblem } from './problem.ts'

/** How far an import is, as the service tells the studio. */
export type ImportProgress = {
  id: string
  /** The name of the user who started it. */
  by: string
  state: 'running' | 'stopping' | 'done' | 'stopped' | 'failed'
  /** The number of listings to make or change, and how many of them are saved. */
  total: number
  created: number
  updated: number
  /** The rows that could not be saved; all others were. */
  refused: ImportProblem[]
  isPublished: boolean
  /** One of the listings that were published last: its receipt is that of all. */
  published?: number
  /** Why it failed, as a sentence. */
  reason?: string
}
