import type { PayloadRequest } from 'payload'
import { isPublisher } from '../model/access.ts'
import { parseRecord } from '../releases/records.ts'
import { pathOf, recordTitle } from '../releases/titles.ts'
import { showReview } from './read-review.ts'
import type { ShownReview } from './shown.ts'

/** A review as a row of a list: the record’s title, and the path of its form. */
export type ReviewRow = ShownReview & { title: string; path: string }

const MOST = 50

/**
 * What this user should look at, the longest wait first: publishers see all drafts that wait for
 * them, everybody sees what came back to them.
 */
export async function waitingReviews(req: PayloadRequest): Promise<ReviewRow[]> {
  const returned = { state: { equals: 'returned' }, byId: { equals: req.user?.id } }
  const where = isPublisher({ req })
    ? { or: [{ state: { equals: 'waiting' } }, returned] }
    : returned
  const find = { collection: 'reviews', sort: 'at', depth: 0, limit: MOST, where } as const
  const { docs } = await req.payload.find({ ...find, overrideAccess: false, req })
  const rows: ReviewRow[] = []
  for (const review of docs) {
    const target = parseRecord(req.payload.config, review.record)
    const path = target && pathOf(target)
    const shown = path && (await showReview(req, review))
    if (target && shown) rows.push({ ...shown, path, title: await recordTitle(req, target) })
  }
  return rows
}
