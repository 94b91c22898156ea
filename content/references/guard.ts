import type { CollectionAfterDeleteHook, CollectionConfig } from 'payload'
import { checkUses } from './check-uses.ts'
import { usedInEndpoint, usedInField } from './used-in.ts'

/** Payload’s own clean-up compares the id as a number, while the studio stores it as a string. */
const deleteScheduledJobs: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
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

/** Refuses to delete records that others refer to, and shows in the studio where they are used. */
export function withUsageGuard(collection: CollectionConfig): CollectionConfig {
  const { hooks, endpoints, fields, slug } = collection
  return {
    ...collection,
    fields: [...fields, usedInField],
    endpoints: [...(endpoints || []), usedInEndpoint(slug)],
    hooks: {
      ...hooks,
      beforeDelete: [...(hooks?.beforeDelete ?? []), checkUses],
      afterDelete: [...(hooks?.afterDelete ?? []), deleteScheduledJobs],
    },
  }
}
