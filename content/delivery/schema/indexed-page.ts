import {
  type GraphQLFieldConfig,
  GraphQLID,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
} from 'graphql'
import type { DeliveryContext } from '../context.ts'
import { indexedPagesOf } from '../indexed-pages.ts'
import { listOf } from './interfaces.ts'

const time = { type: new GraphQLNonNull(GraphQLString) }

const IndexedPage = new GraphQLObjectType({
  name: 'IndexedPage',
  description: 'A page as sitemaps and feeds name it. Times are ISO 8601.',
  fields: {
    id: {
      type: new GraphQLNonNull(GraphQLID),
      description: 'Its number; for the home page, the map and the overview, their name.',
    },
    path: { type: new GraphQLNonNull(GraphQLString), description: 'Its path on the site.' },
    title: { type: GraphQLString, description: 'Its title, on one line.' },
    description: { type: GraphQLString, description: 'Its description for search engines.' },
    createdAt: { ...time, description: 'When its first draft was made.' },
    updatedAt: {
      ...time,
      description: 'When it was last published; in a preview, when it was last saved.',
    },
    image: { type: GraphQLString, description: 'The path of its picture.' },
  },
})

/** The field of `Query` for sitemaps and feeds. */
export const indexedPages: GraphQLFieldConfig<unknown, DeliveryContext> = {
  type: listOf(IndexedPage),
  description:
    'All published pages, in a preview drafts too, that are not hidden from search engines.',
  resolve: (_, __, context) => indexedPagesOf(context),
}
