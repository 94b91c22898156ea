import type { PayloadRequest } from 'payload'
import { UNDER_WAY, type WorkNames, type WorkRow } from '../../long-work/row.ts'
import type { ImportProblem } from '../problem.ts'
import type { ImportPhase, KeptListing } from './progress.ts'

/** An import as it is stored. */
export type ImportRow = WorkRow & {
  sheet: string | null
  phase: ImportPhase
  isPublished: boolean
  created: number
  updated: number
  refused: ImportProblem[] | null
  published: number | null
  left: number | null
  binned: number | null
  restored: number | null
  kept: KeptListing[] | null
  takenBackBy: string | null
  takenBackAt: string | null
}

/** Where imports are stored, and their job. */
export const IMPORTS: WorkNames<ImportRow> = {
  collection: 'listing-imports',
  task: 'workOffImport',
  queue: 'imports',
}

/** The import that is under way, if any: there is one at a time. */
export async function readRunning(req: PayloadRequest): Promise<ImportRow | undefined> {
  const { collection } = IMPORTS
  const where = { state: { in: UNDER_WAY } }
  return (await req.payload.db.findOne<ImportRow>({ collection, where, req })) ?? undefined
}
