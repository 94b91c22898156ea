import type { PayloadRequest } from 'payload'
import type { ImportProblem } from '../problem.ts'
import type { ImportPhase, ImportState, KeptListing } from './progress.ts'

/** An import as it is stored. */
export type ImportRow = {
  id: number
  createdAt: string
  sheet: string | null
  owner: number
  by: string
  account: number
  clientAddress: string | null
  phase: ImportPhase
  state: ImportState
  isPublished: boolean
  total: number
  position: number
  created: number
  updated: number
  refused: ImportProblem[] | null
  published: number | null
  reason: string | null
  spentMs: number
  left: number | null
  binned: number | null
  restored: number | null
  kept: KeptListing[] | null
  takenBackBy: string | null
  takenBackAt: string | null
  endedAt: string | null
}

export const IMPORTS = 'listing-imports'

/** The states of an import that is under way. */
export const UNDER_WAY: ImportState[] = ['running', 'stopping']

/** Whether nothing of it will be done without somebody’s decision. */
export const isOver = ({ state }: ImportRow): boolean => !UNDER_WAY.includes(state)

/** An import by its id, in the transaction of the request. */
export async function readImport(req: PayloadRequest, id: number): Promise<ImportRow | undefined> {
  const where = { id: { equals: id } }
  return (await req.payload.db.findOne<ImportRow>({ collection: IMPORTS, where, req })) ?? undefined
}

/** The import that is under way, if any: there is one at a time. */
export async function readRunning(req: PayloadRequest): Promise<ImportRow | undefined> {
  const where = { state: { in: UNDER_WAY } }
  return (await req.payload.db.findOne<ImportRow>({ collection: IMPORTS, where, req })) ?? undefined
}

/** Writes some fields of an import. */
export async function writeImport(
  req: PayloadRequest,
  id: number,
  data: Partial<ImportRow>,
): Promise<void> {
  await req.payload.db.updateOne({ collection: IMPORTS, id, data, req, returning: false })
}
