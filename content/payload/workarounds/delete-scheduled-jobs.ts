import type { CollectionAfterDeleteHook } from 'payload'

/**
 * Deletes the scheduled publishes of a deleted record. Payload’s own clean-up compares the id as a
 * number (`payload/dist/versions/deleteScheduledPublishJobs.js`), while the studio stores it as a
 * string since https://github.com/payloadcms/payload/pull/10481
 */
export const deleteScheduledJobs: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await req.payload.db.deleteMany({
    collection: 'payload-jobs',
    where: {
      taskSlug: { equals: 'schedulePublish' },
      processing: { equals: false },
      'input.doc.value': { equals: String(id) },
      'input.doc.relationTo': { equals: collection.slug },
    },
    req,
  })
}
