import type { PayloadRequest, Where } from 'payload'
import { isPublisher } from '../../payload/access.ts'
import { parseRecord } from '../releases/records.ts'
import { recordTitle, studioPath } from '../releases/titles.ts'
import { saidBy } from './marks.ts'
import { showReview } from './read-review.ts'
import type { ShownReview } from './shown.ts'

/** A review as a row of a list: the record’s title, and the path of its form. */
export type ReviewRow = ShownReview & { title: string; path: string }

/** One page of the drafts that are ready, and how many there are in all. */
export type ReadyPage = { rows: ReviewRow[]; total: number; page: number; pages: number }

const PER_PAGE = 25
const SHORT = 6
const MOST_RETURNED = 50

const READY: Where = { state: { equals: 'waiting' } }

/** The drafts that wait for a publisher, the longest wait first. */
export async function readReady(
  req: PayloadRequest,
  page: number,
  limit = PER_PAGE,
): Promise<ReadyPage> {
  const { docs, totalDocs, totalPages } = await find(req, READY, limit, page)
  // The last page can end while somebody reads it.
  if (docs.length === 0 && totalDocs > 0) return readReady(req, totalPages, limit)
  return { rows: await rowsOf(req, docs), total: totalDocs, page, pages: totalPages }
}

/**
 * What this user should look at on the dashboard: what came back to them and, for publishers, the
 * drafts that wait longest. `ready` says how many wait in all.
 */
export async function reviewsFor(req: PayloadRequest) {
  const where = { and: [{ state: { equals: 'returned' } }, saidBy(req.user?.id)] }
  const { docs } = await find(req, where, MOST_RETURNED)
  const returned = await rowsOf(req, docs)
  const ready = await readReady(req, 1, SHORT)
  const rows = isPublisher({ req }) ? [...returned, ...ready.rows] : returned
  return { rows, ready: ready.total }
}

function find(req: PayloadRequest, where: Where, limit: number, page = 1) {
  const query = { where, sort: ['at', 'id'], depth: 0, limit, page }
  return req.payload.find({ collection: 'reviews', ...query, overrideAccess: false, req })
}

type Reviews = Awaited<ReturnType<typeof find>>['docs']

async function rowsOf(req: PayloadRequest, docs: Reviews): Promise<ReviewRow[]> {
  const rows: ReviewRow[] = []
  for (const review of docs) {
    const target = parseRecord(req.payload.config, review.record)
    const path = target && studioPath(target)
    const shown = path && (await showReview(req, review))
    if (target && shown) rows.push({ ...shown, path, title: await recordTitle(req, target) })
  }
  return rows
}
