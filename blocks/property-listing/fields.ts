import type { Block } from 'payload'
import { listingsField } from '../parts/listing/fields.ts'
import { requiredList } from '../parts/required-list/fields.ts'
import { bodyField, titleField } from '../parts/text/fields.ts'

export const propertyListing: Block = {
  slug: 'property_listing',
  interfaceName: 'PropertyListingRecord',
  labels: { singular: 'Property listing', plural: 'Property listings' },
  admin: { group: 'Real estate' },
  fields: [
    titleField(),
    requiredList(listingsField()),
    {
      ...bodyField(
        'Footnote',
        'Small text below the listings, for example how areas are measured.',
      ),
      name: 'footnote',
    },
  ],
}
