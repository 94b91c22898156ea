import type { CollectionConfig } from 'payload'
import { usedInEndpoint, usedInField } from '../../overview/references/used-in.ts'
import { addToCollection, type Feature } from '../../payload/feature.ts'
import { deleteScheduledJobs } from '../../payload/workarounds/delete-scheduled-jobs.ts'
import { checkUses } from './check-uses.ts'
import { beforeDeletingEndpoint } from './endpoint.ts'
import type { Nouns } from './words.ts'

const RECORD = '/workflow/before-deleting/studio/delete-record.tsx#DeleteRecord'
const SELECTED = '/workflow/before-deleting/studio/delete-selected.tsx#DeleteSelected'

/**
 * Warns before records are deleted that it is permanent, and shows their uses; refuses to delete
 * records that others refer to.
 */
export const beforeDeleting: Feature = {
  collection(collection) {
    const { slug } = collection
    const clientProps = { collection: slug, nouns: nounsOf(collection) }
    return addToCollection(collection, {
      below: [usedInField],
      endpoints: [usedInEndpoint(slug), beforeDeletingEndpoint(slug)],
      hooks: { beforeDelete: [checkUses], afterDelete: [deleteScheduledJobs] },
      controls: [{ path: RECORD, clientProps }],
      aboveList: [{ path: SELECTED, clientProps }],
    })
  },
}

/** The collection of files is called “Media”, which has no singular for counting. */
function nounsOf({ labels, slug }: CollectionConfig): Nouns {
  const [singular, plural] = [labels?.singular, labels?.plural]
  if (typeof singular !== 'string' || typeof plural !== 'string')
    return { singular: slug, plural: slug }
  return { singular, plural: slug === 'media' ? `${singular}s` : plural }
}
