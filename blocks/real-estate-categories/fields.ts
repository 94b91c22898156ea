import type { Block } from 'payload'

/** Nothing to fill in: the delivery API adds the categories themselves. */
export const realEstateCategories: Block = {
  slug: 'real_estate_categories',
  interfaceName: 'RealEstateCategoriesRecord',
  labels: { singular: 'All categories', plural: 'All categories' },
  admin: { group: 'Real estate' },
  fields: [],
}
