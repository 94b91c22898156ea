import type { CollectionConfig } from 'payload'
import { editorsOnly } from '../../payload/access.ts'
import { never } from '../../payload/internal.ts'
import { reviewEndpoints } from './endpoints.ts'

const admin = { hidden: true }

/** Drafts that wait for a publisher or came back from one. The service alone writes them. */
export const reviews: CollectionConfig = {
  slug: 'reviews',
  labels: { singular: 'Review', plural: 'Reviews' },
  graphQL: false,
  lockDocuments: false,
  admin,
  access: { create: never, read: editorsOnly, update: never, delete: never },
  endpoints: reviewEndpoints,
  fields: [
    { name: 'record', type: 'text', required: true, unique: true, index: true, admin },
    { name: 'state', type: 'select', options: ['waiting', 'returned'], required: true, admin },
    { name: 'note', type: 'text', admin },
    // Names, as the history has them: they stay when an account is deleted.
    { name: 'by', type: 'text', admin },
    { name: 'byId', type: 'number', admin },
    { name: 'at', type: 'text', required: true, admin },
    // When the draft was saved that is ready: tells whether it was changed since.
    { name: 'savedAt', type: 'text', admin },
    { name: 'answer', type: 'text', admin },
    { name: 'answeredBy', type: 'text', admin },
    { name: 'answeredAt', type: 'text', admin },
  ],
}
