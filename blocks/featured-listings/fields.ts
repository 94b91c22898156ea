import type { Block } from 'payload'
import { listingsField } from '../parts/listing/fields.ts'
import { requiredList } from '../parts/required-list/fields.ts'
import { bodyField, titleField } from '../parts/text/fields.ts'

export const featuredListings: Block = {
  slug: 'featured_listings',
  interfaceName: 'FeaturedListingsRecord',
  labels: { singular: 'Featured listings', plural: 'Featured listings' },
  admin: { group: 'Real estate' },
  fields: [
    titleField(),
    bodyField(),
    {
      name: 'linkLabel',
      label: 'Link text',
      type: 'text',
      localized: true,
      admin: {
        placeholder: 'See the house',
        description: 'Shown below each listing. Leave empty for none.',
      },
    },
    requiredList(listingsField()),
  ],
}
