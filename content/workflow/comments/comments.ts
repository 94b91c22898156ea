import type { CollectionConfig } from 'payload'
import { editorsOnly } from '../../payload/access.ts'
import { never } from '../../payload/internal.ts'
import { commentEndpoints } from './endpoints.ts'

const admin = { hidden: true }

/**
 * The comments of editors about a page and its blocks. They are not part of the page: they have no
 * versions and are never delivered. The service alone writes it.
 */
export const comments: CollectionConfig = {
  slug: 'comments',
  labels: { singular: 'Comment', plural: 'Comments' },
  graphQL: false,
  lockDocuments: false,
  admin,
  access: { create: never, read: editorsOnly, update: never, delete: never },
  endpoints: commentEndpoints,
  fields: [
    { name: 'record', type: 'text', required: true, index: true, admin },
    // The id of the block’s row, which stays when the block is moved; none for the whole page.
    { name: 'block', type: 'text', admin },
    // The label of the block, for when it is deleted.
    { name: 'blockName', type: 'text', admin },
    // The first comment of the thread, for replies.
    { name: 'thread', type: 'number', index: true, admin },
    { name: 'text', type: 'textarea', required: true, admin },
    { name: 'by', type: 'text', admin },
    { name: 'at', type: 'text', required: true, admin },
    { name: 'resolvedBy', type: 'text', admin },
    { name: 'resolvedAt', type: 'text', admin },
  ],
}
