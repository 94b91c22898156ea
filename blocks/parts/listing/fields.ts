import type { RelationshipField } from 'payload'
import { anyStored } from '../any-stored/fields.ts'

/** Listings that an editor picks, in the editor's order. */
export function listingsField(): RelationshipField {
  return {
    name: 'items',
    label: 'Listings',
    type: 'relationship',
    relationTo: 'listings',
    filterOptions: anyStored,
    hasMany: true,
    admin: {
      description:
        'Shown in this order; drag to change it. One that is not published, or whose category is not, is left out.',
    },
  }
}
