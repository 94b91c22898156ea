import type { CollectionConfig } from 'payload'
import { internal } from '../../payload/internal.ts'

/**
 * The change feed (`content/publish/changes/`): one row per published change, numbered by its id. It is not
 * in the studio, and no interface but the feed reads or writes it.
 */
export const changes: CollectionConfig = {
  slug: 'changes',
  labels: { singular: 'Change', plural: 'Changes' },
  ...internal,
  fields: [
    // Random: distinguishes a restored or replaced database from the one that a reader knows.
    { name: 'mark', label: 'Random mark', type: 'text', required: true },
    { name: 'tags', label: 'Cache tags', type: 'json', required: true },
  ],
}
