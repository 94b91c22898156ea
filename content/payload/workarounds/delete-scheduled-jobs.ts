import type { CollectionAfterDeleteHook, PayloadRequest, Where } from 'payload'

/**
 * Deletes the scheduled publishes of a deleted record. Payload’s own clean-up compares the id as a
 * number (`payload/dist/versions/deleteScheduledPublishJobs.js`), while the studio stores it as a
 * string since https://github.com/payloadcms/payload/pull/10481
 */
export const deleteScheduledJobs: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await deleteSchedulesOf(req, { collection: collection.slug, id })
}

/** Deletes the scheduled publishes of a record; resolves to their number. */
export async function deleteSchedulesOf(
  req: PayloadRequest,
  { collection, id }: { collection: string; id: number | string },
): Promise<number> {
  const { db } = req.payload
  const where: Where = {
    taskSlug: { equals: 'schedulePublish' },
    processing: { equals: false },
    'input.doc.value': { equals: String(id) },
    'input.doc.relationTo': { equals: collection },
  }
  const { totalDocs } = await db.count({ collection: 'payload-jobs', where, req })
  if (totalDocs > 0) await db.deleteMany({ collection: 'payload-jobs', where, req })
  return totalDocs
}
