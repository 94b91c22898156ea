import { type GraphQLFieldConfig, GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql'
import type { SanitizedConfig } from 'payload'
import { addressesOf } from '../addresses.ts'
import type { DeliveryContext } from '../context.ts'
import { createBuild } from './create-build.ts'
import { indexedPages } from './indexed-page.ts'
import { listOf } from './interfaces.ts'
import { kinds } from './kinds.ts'
import { rootFields } from './root.ts'

/**
 * The schema of the delivery API, derived from the content model: Payload's own schema without its
 * arguments, mutations and internal fields, with the names of `content/schema.graphql`.
 */
export function deliverySchema(config: SanitizedConfig): GraphQLSchema {
  const build = createBuild(config, kinds)
  const fields = Object.assign({}, ...kinds.map((kind) => rootFields(build, kind)))
  const query = new GraphQLObjectType<unknown, DeliveryContext>({
    name: 'Query',
    description: 'Everything that can be read: published records, in a preview their drafts.',
    fields: { ...fields, addresses, indexedPages },
  })
  return new GraphQLSchema({ query })
}

const addresses: GraphQLFieldConfig<unknown, DeliveryContext> = {
  type: listOf(GraphQLString),
  description: 'The paths of all pages.',
  resolve: (_, __, context) => addressesOf(context),
}
