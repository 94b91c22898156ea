import type { CollectionConfig } from 'payload'
import { editorsOnly } from '../../payload/access.ts'
import { never } from '../../payload/internal.ts'

const admin = { hidden: true }

/** The records of releases, each with its intended change. The service alone writes them. */
export const releaseMembers: CollectionConfig = {
  slug: 'release-members',
  labels: { singular: 'Record of a release', plural: 'Records of releases' },
  graphQL: false,
  lockDocuments: false,
  admin,
  access: { create: never, read: editorsOnly, update: never, delete: never },
  indexes: [{ fields: ['release', 'record'], unique: true }],
  fields: [
    { name: 'release', type: 'relationship', relationTo: 'releases', required: true, admin },
    { name: 'record', type: 'text', required: true, index: true, admin },
    { name: 'title', type: 'text', admin },
    { name: 'action', type: 'select', options: ['publish', 'unpublish'], required: true, admin },
    // The time at which the newest draft was saved when the record was added, in the format of
    // `If-Match`.
    { name: 'savedAt', type: 'text', admin },
    { name: 'addedBy', type: 'text', admin },
    // The version that was public before the release; none if the record was not public.
    { name: 'before', type: 'number', admin },
    // The newest version right after the release.
    { name: 'made', type: 'number', admin },
  ],
}
