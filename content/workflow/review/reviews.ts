import type { CollectionConfig } from 'payload'
import { editorsOnly } from '../../payload/access.ts'
import { never } from '../../payload/internal.ts'
import { reviewEndpoints } from './endpoints.ts'

const admin = { hidden: true }

/** Drafts that wait for a publisher or were sent back by one. The service alone writes them. */
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
    // Names, as in the history: they stay when an account is deleted.
    { name: 'by', type: 'text', admin },
    { name: 'byId', type: 'number', admin },
    { name: 'at', type: 'text', required: true, admin },
    // The time at which the ready draft was saved: tells whether it was changed since.
    { name: 'savedAt', type: 'text', admin },
    { name: 'answer', type: 'text', admin },
    { name: 'answeredBy', type: 'text', admin },
    { name: 'answeredAt', type: 'text', admin },
  ],
}
