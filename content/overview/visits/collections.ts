import type { CollectionConfig } from 'payload'
import { internal } from '../../payload/internal.ts'

/** The counts of one of the owner's days: one row for each page, listing, source and house. */
export const visitCounts: CollectionConfig = {
  slug: 'visit-counts',
  labels: { singular: 'Count of visits', plural: 'Counts of visits' },
  ...internal,
  indexes: [{ fields: ['day', 'kind', 'name'], unique: true }],
  fields: [
    // As `2026-11-23`: it sorts as text, and does not depend on a time zone.
    { name: 'day', label: 'Day counted', type: 'text', required: true },
    { name: 'kind', label: 'What is counted', type: 'text', required: true },
    { name: 'name', type: 'text', required: true },
    { name: 'count', label: 'How often', type: 'number', required: true },
  ],
}

/** The batches that have been counted: a repeated one is ignored. */
export const visitBatches: CollectionConfig = {
  slug: 'visit-batches',
  labels: { singular: 'Batch of visits', plural: 'Batches of visits' },
  ...internal,
  fields: [{ name: 'batch', label: 'Random id', type: 'text', required: true, unique: true }],
}
