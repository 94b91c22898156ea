import type { RelationshipField } from 'payload'
import { anyStored } from '../any-stored/fields.ts'

/** A field for an ordered list of listings. */
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
        'Drag to change the order. Listings are only shown if they and their category are published.',
    },
  }
}
