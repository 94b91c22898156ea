import type { Block } from 'payload'

/** Nothing to fill in: the delivery API adds listings that are like the page's own. */
export const listingsRelated: Block = {
  slug: 'listings_related',
  interfaceName: 'ListingsRelatedRecord',
  labels: { singular: 'Related listings', plural: 'Related listings' },
  admin: { group: 'Real estate' },
  fields: [],
}
