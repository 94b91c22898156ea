import type { PayloadRequest } from 'payload'

/** Deletes the review of a record; resolves to whether it had one. */
export async function forgetReview(req: PayloadRequest, record: string): Promise<boolean> {
  const { db } = req.payload
  const where = { record: { equals: record } }
  const { totalDocs } = await db.count({ collection: 'reviews', where, req })
  if (totalDocs > 0) await db.deleteMany({ collection: 'reviews', where, req })
  return totalDocs > 0
}
