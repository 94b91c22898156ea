import type { Block } from 'payload'
import { nothingToFillIn } from '../parts/nothing/fields.ts'

/** Has no fields: the delivery API adds the categories. */
export const realEstateCategories: Block = {
  slug: 'real_estate_categories',
  interfaceName: 'RealEstateCategoriesRecord',
  labels: { singular: 'All categories', plural: 'All categories' },
  admin: { group: 'Real estate' },
  fields: [nothingToFillIn('Shows all published categories in the order of their list.')],
}
