import type { CollectionConfig } from 'payload'
import { deleteScheduledJobs } from '../../payload/workarounds/delete-scheduled-jobs.ts'
import { checkUses } from './check-uses.ts'
import { usedInEndpoint, usedInField } from './used-in.ts'

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
