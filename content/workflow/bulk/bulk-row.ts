import type { PayloadRequest } from 'payload'
import { UNDER_WAY, type WorkNames, type WorkRow } from '../../long-work/row.ts'
import type { BulkWhat, Named } from './progress.ts'

/** A bulk change as it is stored. */
export type BulkRow = WorkRow & {
  what: BulkWhat
  about: string
  /** `pages:12`, in the order in which they are done; those that must wait come once more. */
  records: string[]
  done: number
  named: Named[] | null
  /** The record that was done last. */
  last: string | null
}

/** Where bulk changes are stored, and their job. */
export const BULK_CHANGES: WorkNames<BulkRow> = {
  collection: 'bulk-changes',
  task: 'workOffBulkChange',
  queue: 'bulk',
}

/** The newest bulk change that is under way there, if any. */
export async function readUnderWay(
  req: PayloadRequest,
  about: string,
): Promise<BulkRow | undefined> {
  const where = { about: { equals: about }, state: { in: UNDER_WAY } }
  const query = { collection: BULK_CHANGES.collection, where, sort: '-id', limit: 1, req }
  return (await req.payload.db.find<BulkRow>(query)).docs[0]
}
