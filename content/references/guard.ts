import type { CollectionAfterDeleteHook, CollectionConfig } from 'payload'
import { lookForUses } from './look-for-uses.ts'
import { shownUses, usedIn } from './used-in.ts'

/** Payload looks for the id as a number, while what the studio has written down is text. */
const forgetTimetable: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
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

/** Guards the records of a collection that others refer to, and shows in the studio where. */
export function withUsageGuard(collection: CollectionConfig): CollectionConfig {
  const { hooks, endpoints, fields, slug } = collection
  return {
    ...collection,
    fields: [...fields, shownUses],
    endpoints: [...(endpoints || []), usedIn(slug)],
    hooks: {
      ...hooks,
      beforeDelete: [...(hooks?.beforeDelete ?? []), lookForUses],
      afterDelete: [...(hooks?.afterDelete ?? []), forgetTimetable],
    },
  }
}
