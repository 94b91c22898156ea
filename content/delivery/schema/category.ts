import { GraphQLFloat, GraphQLInt, GraphQLNonNull } from 'graphql'
import type { Where } from 'payload'
import type { Doc } from '../context.ts'
import { countShown, findShown } from '../lists.ts'
import type { Fields } from './build.ts'
import { moneyFields } from './money.ts'

const inCategory = ({ id }: Doc): Where => ({ category: { equals: id } })

const FOR_SALE: Where[] = [{ price: { exists: true } }, { status: { not_equals: 'sold' } }]

/** What a category says of its listings. */
export const furtherOfCategory: Fields = {
  listingCount: {
    type: new GraphQLNonNull(GraphQLInt),
    description: 'How many listings it has.',
    resolve: (category, _, context) => countShown(context, 'listings', [inCategory(category)]),
  },
  lowestPrice: {
    type: GraphQLFloat,
    description: 'The lowest price of its listings that are not sold.',
    resolve: async (category, _, context) => {
      const where = [inCategory(category), ...FOR_SALE]
      const [cheapest] = await findShown(context, 'listings', { where, sort: ['price'], limit: 1 })
      return cheapest?.price ?? null
    },
  },
  ...moneyFields,
}
