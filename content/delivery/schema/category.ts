import { GraphQLFloat, GraphQLInt, GraphQLNonNull } from 'graphql'
import { listingTotals } from '../listing-totals.ts'
import type { Fields } from './build.ts'
import { moneyFields } from './money.ts'

/** What a category says of its listings. */
export const furtherOfCategory: Fields = {
  listingCount: {
    type: new GraphQLNonNull(GraphQLInt),
    description: 'How many listings it has.',
    resolve: async ({ id }, _, context) => (await listingTotals(context, id)).count,
  },
  lowestPrice: {
    type: GraphQLFloat,
    description: 'The lowest price of its listings that are not sold.',
    resolve: async ({ id }, _, context) => (await listingTotals(context, id)).lowest,
  },
  ...moneyFields,
}
