import {
  type GraphQLFieldConfig,
  GraphQLID,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
} from 'graphql'
import type { DeliveryContext } from '../context.ts'
import { readIndexedPages } from '../indexed-pages.ts'
import { listOf } from './interfaces.ts'

const text = { type: GraphQLString }
const certain = { type: new GraphQLNonNull(GraphQLString) }

const IndexedPage = new GraphQLObjectType({
  name: 'IndexedPage',
  description: 'A page as sitemaps and feeds name it. Times are ISO 8601.',
  fields: {
    id: { type: new GraphQLNonNull(GraphQLID) },
    path: certain,
    title: text,
    description: text,
    createdAt: certain,
    updatedAt: certain,
    image: { ...text, description: 'The path of its picture.' },
  },
})

/** The field of `Query` for sitemaps and feeds. */
export const indexedPages: GraphQLFieldConfig<unknown, DeliveryContext> = {
  type: listOf(IndexedPage),
  description: 'All pages that are not hidden from search engines.',
  resolve: (_, __, context) => readIndexedPages(context),
}
