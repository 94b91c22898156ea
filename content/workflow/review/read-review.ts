import type { PayloadRequest } from 'payload'
import { readNewest } from '../../editing/together/target.ts'
import type { Review } from '../../payload-types.ts'
import { parseRecord } from '../releases/records.ts'
import { marksOf } from './marks.ts'
import type { ShownReview } from './shown.ts'

/** The review of a record, or undefined if nobody marked it. */
export async function findReview(req: PayloadRequest, record: string): Promise<Review | undefined> {
  const where = { record: { equals: record } }
  const review = await req.payload.db.findOne<Review>({ collection: 'reviews', where, req })
  return review ?? undefined
}

/** A review as the studio shows it; undefined if its record is gone. */
export async function showReview(
  req: PayloadRequest,
  review: Review,
): Promise<ShownReview | undefined> {
  const target = parseRecord(req.payload.config, review.record)
  const newest = target && (await readNewest(req, target, false))
  if (!newest) return undefined
  const marks = marksOf(review).map(({ byId, by, note, at }) => ({
    ...{ by, note, at },
    isOwn: byId === req.user?.id,
  }))
  return {
    record: review.record,
    state: review.state,
    marks,
    isOwn: marks.some(({ isOwn }) => isOwn),
    at: marks.at(-1)?.at ?? review.at,
    since: review.at,
    isChanged: newest.savedAt !== review.savedAt,
    answer: review.answer ?? '',
    answeredBy: review.answeredBy ?? '',
    answeredAt: review.answeredAt ?? '',
  }
}
