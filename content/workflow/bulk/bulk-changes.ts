import { type CollectionConfig, createLocalReq, type Payload } from 'payload'
import { endedBefore } from '../../long-work/forget.ts'
import { KEPT_DAYS } from '../../long-work/kept-days.ts'
import { workFields } from '../../long-work/row.ts'
import { internal } from '../../payload/internal.ts'
import { BULK_CHANGES } from './bulk-row.ts'
import { bulkEndpoints } from './endpoints.ts'

/**
 * What is done with many records at once, such as publishing all of a list. The service alone writes
 * them: a batch of records and the progress here are one transaction.
 */
export const bulkChanges: CollectionConfig = {
  slug: 'bulk-changes',
  labels: { singular: 'Bulk change', plural: 'Bulk changes' },
  ...internal,
  endpoints: bulkEndpoints,
  fields: [
    ...workFields,
    { name: 'what', label: 'What is done', type: 'text', required: true },
    { name: 'about', label: 'Where it was begun', type: 'text', required: true, index: true },
    { name: 'records', label: 'Records', type: 'json', required: true },
    // The fields that are set, when records are edited.
    { name: 'edit', label: 'What is written', type: 'json' },
    { name: 'done', label: 'Records changed', type: 'number', required: true },
    { name: 'named', label: 'Records left as they are', type: 'json' },
    { name: 'last', label: 'The last record changed', type: 'text' },
    // Whether somebody has closed its result, which is shown until then.
    { name: 'seen', label: 'Whether its result was read', type: 'checkbox' },
  ],
}

/** Erases bulk changes 30 days after they ended. */
export async function forgetOldBulkChanges(payload: Payload, now = new Date()): Promise<void> {
  const req = await createLocalReq({}, payload)
  const { collection } = BULK_CHANGES
  await payload.db.deleteMany({ collection, where: endedBefore(KEPT_DAYS, now), req })
}
