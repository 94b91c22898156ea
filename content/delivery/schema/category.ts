import { GraphQLFloat, GraphQLInt, GraphQLNonNull } from 'graphql'
import { listingTotals } from '../listing-totals.ts'
import type { Fields } from './build.ts'
import { moneyFields } from './money.ts'

/** The fields of a category that are computed from its listings. */
export const extraCategoryFields: Fields = {
  listingCount: {
    type: new GraphQLNonNull(GraphQLInt),
    description: 'The number of listings in the category.',
    resolve: async ({ id }, _, context) => (await listingTotals(context, id)).count,
  },
  lowestPrice: {
    type: GraphQLFloat,
    description: 'The lowest price of its listings that are not sold.',
    resolve: async ({ id }, _, context) => (await listingTotals(context, id)).lowest,
  },
  ...moneyFields,
}
