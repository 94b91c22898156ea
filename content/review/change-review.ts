import { Forbidden, type PayloadRequest } from 'payload'
import { readNewest, type Target } from '../editing-together/target.ts'
import { isPublisher } from '../model/access.ts'
import { waitForGlobal, waitForRecord } from '../payload/record-lock.ts'
import type { Review } from '../payload-types.ts'
import { parseRecord, recordText } from '../releases/records.ts'
import { refusal } from '../releases/refusal.ts'
import { newestVersion } from '../releases/versions-of.ts'
import { nameOf } from '../versions/saved-by.ts'
import { findReview } from './read-review.ts'

const collection = 'reviews'

const NO_RECORD = 'Save this first: then it can be marked as ready for review.'
const NOTHING_NEW = 'There is nothing to review: what is saved is on the site already.'
const NO_NOTE = 'Write what should change: a draft comes back with a note.'
const NOT_WAITING =
  'This does not wait for a review any more. Load the page again to see what became of it.'
const MARKED_AGAIN =
  'This was marked again since you opened it. Read the new note, and decide then.'

/** Marks the newest draft of a record as ready, or marks it again with another note. */
export async function markReady(req: PayloadRequest, named: unknown, note: string) {
  const target = parseRecord(req.payload.config, named)
  if (target) await waitForPublishes(req, target)
  const newest = target && (await readNewest(req, target, false))
  if (!target || !newest) throw refusal(NO_RECORD, 400)
  const record = recordText(target)
  const version = await newestVersion(req, target)
  if (version?.fields._status === 'published') throw refusal(NOTHING_NEW)
  const data = {
    state: 'waiting',
    note,
    by: nameOf(req.user),
    byId: Number(req.user?.id),
    at: new Date().toISOString(),
    savedAt: newest.savedAt,
    answer: null,
    answeredBy: null,
    answeredAt: null,
  }
  const { db } = req.payload
  const own = await findReview(req, record)
  if (own) await db.updateOne({ collection, id: own.id, data, req, returning: false })
  else await db.create({ collection, data: { ...data, record }, req })
}

/** Gives a draft back to the editors with a note. `at` tells which mark the publisher looked at. */
export async function sendBack(req: PayloadRequest, record: string, at: unknown, note: string) {
  if (!isPublisher({ req })) throw new Forbidden(req.t)
  if (note === '') throw refusal(NO_NOTE, 400)
  const review = await requireWaiting(req, record)
  if (review.at !== at) throw refusal(MARKED_AGAIN)
  const data = {
    state: 'returned',
    answer: note,
    answeredBy: nameOf(req.user),
    answeredAt: new Date().toISOString(),
  }
  await req.payload.db.updateOne({ collection, id: review.id, data, req, returning: false })
}

/** Takes the mark away: by who set it, or by a publisher. */
export async function withdraw(req: PayloadRequest, record: string) {
  const review = await requireWaiting(req, record)
  if (review.byId !== req.user?.id && !isPublisher({ req })) throw new Forbidden(req.t)
  await req.payload.db.deleteOne({ collection, where: { id: { equals: review.id } }, req })
}

async function requireWaiting(req: PayloadRequest, record: string): Promise<Review> {
  const target = parseRecord(req.payload.config, record)
  if (target) await waitForPublishes(req, target)
  const review = await findReview(req, record)
  if (review?.state !== 'waiting') throw refusal(NOT_WAITING)
  return review
}

/** Publishing ends a review, so it must not happen between a look at the review and its change. */
async function waitForPublishes(req: PayloadRequest, target: Target) {
  if ('global' in target) await waitForGlobal(req, target.global)
  else await waitForRecord(req, target.collection, target.id)
}
