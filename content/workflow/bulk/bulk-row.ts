import type { PayloadRequest, Where } from 'payload'
import { mayDecide } from '../../long-work/decide.ts'
import { UNDER_WAY, type WorkNames, type WorkRow } from '../../long-work/row.ts'
import type { BulkWhat, Named } from './progress.ts'

/**
 * What the result says about a record: why it stays; or, if it is done, what to know about it, such
 * as those of the same change that use it: that is said if they stay.
 */
export type Remark = Named & { isDone?: true; users?: Pick<Named, 'record' | 'title'>[] }

/** The fields that “Edit” of a list sets, with `_status`, their language, and when it was opened. */
export type Edit = {
  data: Record<string, unknown>
  locale: PayloadRequest['locale'] | null
  since?: string
}

/** A bulk change as it is stored. */
export type BulkRow = WorkRow & {
  what: BulkWhat
  about: string
  /** `pages:12`, in the order in which they are done; those that must wait come once more. */
  records: string[]
  edit: Edit | null
  done: number
  named: Remark[] | null
  /** The record that was done last. */
  last: string | null
  seen: boolean | null
}

/** Where bulk changes are stored, and their job. */
export const BULK_CHANGES: WorkNames<BulkRow> = {
  collection: 'bulk-changes',
  task: 'workOffBulkChange',
  queue: 'bulk',
}

/** So many results that nobody has closed are looked through. */
const UNSEEN = 20

/**
 * The newest bulk change that is under way there; else those that have ended with something to say
 * that nobody has closed, for the person who may decide about them, the newest first.
 */
export async function readOpen(req: PayloadRequest, about: string): Promise<BulkRow[]> {
  const { collection } = BULK_CHANGES
  const find = async (where: Where, limit: number) => {
    const query = { collection, where: { and: [own, where] }, sort: '-id', limit, req }
    return (await req.payload.db.find<BulkRow>(query)).docs
  }
  const own: Where = { about: { equals: about } }
  const underWay = await find({ state: { in: UNDER_WAY } }, 1)
  if (underWay.length > 0) return underWay
  const says: Where = {
    or: [{ state: { in: ['stopped', 'failed'] } }, { named: { exists: true } }],
  }
  const isUnseen: Where = { state: { not_in: UNDER_WAY }, seen: { not_equals: true } }
  const ended = await find({ and: [isUnseen, says] }, UNSEEN)
  return ended.filter((row) => mayDecide(req, row))
}
