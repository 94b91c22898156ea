import type { Block } from 'payload'
import { nothingToFillIn } from '../parts/nothing/fields.ts'

/** Nothing to fill in: the delivery API adds the categories themselves. */
export const realEstateCategories: Block = {
  slug: 'real_estate_categories',
  interfaceName: 'RealEstateCategoriesRecord',
  labels: { singular: 'All categories', plural: 'All categories' },
  admin: { group: 'Real estate' },
  fields: [
    nothingToFillIn(
      'Nothing to fill in: shows all categories that are published, in the order of their list.',
    ),
  ],
}
