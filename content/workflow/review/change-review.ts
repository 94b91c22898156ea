import { Forbidden, type PayloadRequest } from 'payload'
import { readNewest, type Target } from '../../editing/together/target.ts'
import { isPublisher } from '../../payload/access.ts'
import { refusal } from '../../payload/refusal.ts'
import { userName } from '../../payload/user-name.ts'
import { waitForGlobal, waitForRecord } from '../../payload/workarounds/record-lock.ts'
import type { Review } from '../../payload-types.ts'
import { parseRecord, recordText } from '../releases/records.ts'
import { newestVersion } from '../releases/versions-of.ts'
import { marksOf, withMarks } from './marks.ts'
import { findReview } from './read-review.ts'

const collection = 'reviews'

const NO_RECORD = 'Save this first: then it can be marked as ready for review.'
const NOTHING_NEW = 'There is nothing to review: what is saved is on the site already.'
const NO_NOTE = 'Write what should change: a draft comes back with a note.'
const NOT_WAITING =
  'This no longer waits for a review: it was published, sent back, or its mark was removed. Load the page again to see which.'
const MARKED_AGAIN =
  'What is said of this draft changed since you opened it. Read the notes, and decide then.'

/**
 * Marks the newest draft of a record as ready. Marks of other editors stay beside it; an own one is
 * replaced. Marks that a draft had before it was sent back no longer count.
 */
export async function markReady(req: PayloadRequest, named: unknown, note: string) {
  const target = parseRecord(req.payload.config, named)
  if (target) await waitForPublishes(req, target)
  const newest = target && (await readNewest(req, target, false))
  if (!target || !newest) throw refusal(NO_RECORD, 400)
  const record = recordText(target)
  const version = await newestVersion(req, target)
  if (version?.fields._status === 'published') throw refusal(NOTHING_NEW)
  const { db } = req.payload
  const review = await findReview(req, record)
  const others = review?.state === 'waiting' ? othersOf(req, review) : []
  const { savedAt } = newest
  const at = new Date().toISOString()
  const own = { byId: Number(req.user?.id), by: userName(req.user) ?? '', note, at, savedAt }
  const [first = own, ...more] = [...others, own]
  const marks = withMarks([first, ...more])
  const data = { ...marks, state: 'waiting', answer: null, answeredBy: null, answeredAt: null }
  if (review) await db.updateOne({ collection, id: review.id, data, req, returning: false })
  else await db.create({ collection, data: { ...data, record }, req })
}

/**
 * Returns a draft to the editors with a note. `at` identifies the mark that the publisher has seen.
 */
export async function sendBack(req: PayloadRequest, record: string, at: unknown, note: string) {
  if (!isPublisher({ req })) throw new Forbidden(req.t)
  if (note === '') throw refusal(NO_NOTE, 400)
  const review = await requireWaiting(req, record)
  if (marksOf(review).at(-1)?.at !== at) throw refusal(MARKED_AGAIN)
  const data = {
    state: 'returned',
    answer: note,
    answeredBy: userName(req.user),
    answeredAt: new Date().toISOString(),
  }
  await req.payload.db.updateOne({ collection, id: review.id, data, req, returning: false })
}

/**
 * Removes the user's own mark; those of others stay. A publisher without one removes all marks that
 * they have seen, the last of which is of `at`.
 */
export async function withdraw(req: PayloadRequest, record: string, at: unknown) {
  const review = await requireWaiting(req, record)
  const others = othersOf(req, review)
  const isOwn = others.length < marksOf(review).length
  if (!isOwn && !isPublisher({ req })) throw new Forbidden(req.t)
  if (!isOwn && marksOf(review).at(-1)?.at !== at) throw refusal(MARKED_AGAIN)
  const { db } = req.payload
  const { id } = review
  const [first, ...more] = others
  if (isOwn && first) {
    const data = withMarks([first, ...more])
    await db.updateOne({ collection, id, data, req, returning: false })
  } else await db.deleteOne({ collection, where: { id: { equals: id } }, req })
}

function othersOf(req: PayloadRequest, review: Review) {
  return marksOf(review).filter(({ byId }) => byId !== req.user?.id)
}

async function requireWaiting(req: PayloadRequest, record: string): Promise<Review> {
  const target = parseRecord(req.payload.config, record)
  if (target) await waitForPublishes(req, target)
  const review = await findReview(req, record)
  if (review?.state !== 'waiting') throw refusal(NOT_WAITING)
  return review
}

/** Publishing ends a review, so it must not happen between reading the review and changing it. */
async function waitForPublishes(req: PayloadRequest, target: Target) {
  if ('global' in target) await waitForGlobal(req, target.global)
  else await waitForRecord(req, target.collection, target.id)
}
