import type { Block } from 'payload'
import { nothingToFillIn } from '../parts/nothing/fields.ts'

/** Nothing to fill in: the delivery API adds listings that are like the page's own. */
export const listingsRelated: Block = {
  slug: 'listings_related',
  interfaceName: 'ListingsRelatedRecord',
  labels: { singular: 'Related listings', plural: 'Related listings' },
  admin: { group: 'Real estate' },
  fields: [
    nothingToFillIn(
      'Nothing to fill in: shows up to four other listings, first of the same category and of about the same price.',
    ),
  ],
}
