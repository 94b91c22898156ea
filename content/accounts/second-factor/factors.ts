import type { CollectionConfig } from 'payload'
import { never } from '../../payload/internal.ts'

const admin = { hidden: true }

/** The name of the collection. */
export const FACTORS = 'second-factors' as const

/**
 * Which accounts ask for a code besides the password, one record for each. The service alone reads and
 * writes them.
 */
export const secondFactors: CollectionConfig = {
  slug: FACTORS,
  labels: { singular: 'Second factor', plural: 'Second factors' },
  graphQL: false,
  lockDocuments: false,
  admin,
  access: { create: never, read: never, update: never, delete: never },
  fields: [
    {
      name: 'account',
      type: 'relationship',
      relationTo: 'users',
      unique: true,
      index: true,
      admin,
    },
    // The secret from which the app makes codes, encrypted; it takes effect after the first correct
    // code.
    { name: 'secret', type: 'text', admin },
    { name: 'onSince', type: 'date', admin },
    // The half minute of the last accepted code: the same or an earlier one is not accepted again.
    { name: 'lastStep', type: 'number', admin },
    // Hashes of the remaining recovery codes.
    { name: 'recoveryCodes', type: 'json', admin },
    // The person who last removed the factors, until the owner sets one up again.
    { name: 'removedAt', type: 'date', admin },
    { name: 'removedBy', type: 'text', admin },
    { name: 'isRemovalSeen', type: 'checkbox', admin },
  ],
}
