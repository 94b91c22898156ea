import type { Block } from 'payload'
import { nothingToFillIn } from '../parts/nothing/fields.ts'

/** Has no fields: the delivery API adds listings that are similar to that of the page. */
export const listingsRelated: Block = {
  slug: 'listings_related',
  interfaceName: 'ListingsRelatedRecord',
  labels: { singular: 'Related listings', plural: 'Related listings' },
  admin: { group: 'Real estate' },
  fields: [
    nothingToFillIn(
      'Shows up to four similar listings, first from the same category with a similar price.',
    ),
  ],
}
