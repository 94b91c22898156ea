import type { CollectionConfig } from 'payload'
import { workFields } from '../../long-work/row.ts'
import { internal } from '../../payload/internal.ts'

/**
 * The imports of listings, past and under way. The service alone writes them: a batch of listings
 * and the progress here are one transaction.
 */
export const listingImports: CollectionConfig = {
  slug: 'listing-imports',
  labels: { singular: 'Import of listings', plural: 'Imports of listings' },
  ...internal,
  fields: [
    ...workFields,
    { name: 'sheet', label: 'Name of the file', type: 'text' },
    { name: 'phase', type: 'text', required: true },
    { name: 'isPublished', label: 'Whether it publishes', type: 'checkbox' },
    { name: 'created', type: 'number', required: true },
    { name: 'updated', type: 'number', required: true },
    { name: 'refused', label: 'Rows left out', type: 'json' },
    { name: 'published', label: 'The last listing published', type: 'number' },
    // Taking back goes from the last listing to the first: how many are left to look at.
    { name: 'left', label: 'Listings to take back', type: 'number' },
    { name: 'binned', label: 'Moved to the bin', type: 'number' },
    { name: 'restored', label: 'As they were before', type: 'number' },
    { name: 'kept', label: 'Not taken back', type: 'json' },
    { name: 'takenBackBy', label: 'Who took it back', type: 'text' },
    { name: 'takenBackAt', label: 'When it was taken back', type: 'date' },
  ],
}

/**
 * A few listings of an import: what is to be saved, then what was. Each is read and written alone,
 * so a batch of a long import costs no more than one of a short one.
 */
export const importParts: CollectionConfig = {
  slug: 'listing-import-parts',
  labels: { singular: 'Part of an import', plural: 'Parts of imports' },
  ...internal,
  indexes: [{ fields: ['importId', 'place'], unique: true }],
  fields: [
    { name: 'importId', label: 'Whose part it is', type: 'number', required: true },
    { name: 'place', label: 'Place among the parts', type: 'number', required: true },
    // Emptied when all of it is done: the values are in the listings then.
    { name: 'planned', label: 'To be saved', type: 'json' },
    { name: 'saved', label: 'What was saved', type: 'json' },
  ],
}
