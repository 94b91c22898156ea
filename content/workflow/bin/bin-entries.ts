import type { CollectionConfig, Field } from 'payload'
import { editorsOnly } from '../../payload/access.ts'
import { never } from '../../payload/internal.ts'
import { binEndpoints } from './endpoints.ts'

const admin = { hidden: true }

const text = (name: string): Field => ({ name, type: 'text', admin })

/**
 * The records in the bin, and what is set aside of each until it is brought back. The service alone
 * writes it.
 */
export const binEntries: CollectionConfig = {
  slug: 'bin-entries',
  labels: { singular: 'Record in the bin', plural: 'Bin' },
  graphQL: false,
  lockDocuments: false,
  admin,
  access: { create: never, read: editorsOnly, update: never, delete: never },
  endpoints: binEndpoints,
  fields: [
    // `pages:12`
    { name: 'record', type: 'text', required: true, unique: true, index: true, admin },
    { name: 'title', type: 'text', required: true, admin },
    { name: 'since', type: 'date', required: true, index: true, admin },
    text('by'),
    // Whether visitors saw the record: then only publishers bring it back.
    { name: 'isPublic', type: 'checkbox', admin },
    // The slug by language, or the source of a redirect: while it is in the bin, others may have it.
    { name: 'aside', type: 'json', admin },
    // The address of its page, also of a draft that was never public.
    text('path'),
    // What does not come back, as a part of a sentence: “its scheduled publish”.
    text('off'),
  ],
}
