import type { CollectionSlug, Field, PayloadRequest } from 'payload'

export type WorkState = 'running' | 'stopping' | 'done' | 'stopped' | 'failed'

/** What is stored of every work; its kind has more. */
export type WorkRow = {
  id: number
  createdAt: string
  owner: number
  by: string
  account: number
  clientAddress: string | null
  state: WorkState
  total: number
  position: number
  spentMs: number
  reason: string | null
  endedAt: string | null
}

/** Where works of a kind are stored, and which job does them. */
export type WorkNames<Row extends WorkRow> = {
  collection: CollectionSlug
  task: 'workOffImport' | 'workOffBulkChange'
  /** A queue of its own: what is scheduled must not wait for long work. */
  queue: string
  /** The type of its rows, which no value has. */
  row?: Row
}

/** The fields of every work, for its collection. */
export const workFields: Field[] = [
  // No relationship: the history outlives accounts.
  { name: 'owner', label: 'Account that began it', type: 'number', required: true },
  { name: 'by', label: 'Who began it', type: 'text', required: true },
  // With whose rights it saves: another person may go on with it, or take it back.
  { name: 'account', type: 'number', required: true },
  // For the audit log, until the work has ended.
  { name: 'clientAddress', label: 'Address of the client', type: 'text' },
  { name: 'state', type: 'text', required: true, index: true },
  { name: 'total', label: 'Items to do', type: 'number', required: true },
  { name: 'position', label: 'Items done', type: 'number', required: true },
  { name: 'reason', label: 'Why it failed', type: 'text' },
  { name: 'spentMs', label: 'Time of work in this phase', type: 'number', required: true },
  { name: 'endedAt', label: 'When the work ended', type: 'date', index: true },
]

/** The states of a work that is under way. */
export const UNDER_WAY: WorkState[] = ['running', 'stopping']

/** Whether nothing of it will be done without somebody’s decision. */
export const isOver = ({ state }: Pick<WorkRow, 'state'>): boolean => !UNDER_WAY.includes(state)

/** Whether it was ended before all of it was done. */
export const hasEndedEarly = ({ state }: Pick<WorkRow, 'state'>): boolean =>
  state === 'stopped' || state === 'failed'

/** A work by its id, in the transaction of the request. */
export async function readWork<Row extends WorkRow>(
  { collection }: WorkNames<Row>,
  req: PayloadRequest,
  id: number,
): Promise<Row | undefined> {
  const where = { id: { equals: id } }
  return (await req.payload.db.findOne<Row>({ collection, where, req })) ?? undefined
}

/** Writes some fields of a work. */
export async function writeWork<Row extends WorkRow>(
  { collection }: WorkNames<Row>,
  req: PayloadRequest,
  id: number,
  data: Partial<Row>,
): Promise<void> {
  await req.payload.db.updateOne({ collection, id, data, req, returning: false })
}

/** About how many seconds the rest takes at the pace until now; undefined while there is none. */
export function secondsLeft(row: WorkRow, done = row.position, all = row.total) {
  if (isOver(row) || done === 0) return undefined
  return Math.ceil(((row.spentMs / done) * (all - done)) / 1000)
}
