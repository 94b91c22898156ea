import { configToSchema } from '@payloadcms/graphql'
import { type GraphQLFieldConfig, GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql'
import type { CollectionSlug, GlobalSlug, SanitizedConfig } from 'payload'
import { addressesOf } from '../addresses.ts'
import type { DeliveryContext } from '../context.ts'
import { factFilters } from '../facts/fact-filters.ts'
import type { Build } from './build.ts'
import { fieldsOf } from './fields.ts'
import { FileField } from './file.ts'
import { indexedPages } from './indexed-page.ts'
import { listOf } from './interfaces.ts'
import type { Kind } from './kind.ts'
import { kinds } from './kinds.ts'
import { globalType, sluggedType } from './record-types.ts'
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
    fields: { ...fields, factFilters, addresses, indexedPages },
  })
  return new GraphQLSchema({ query })
}

const addresses: GraphQLFieldConfig<unknown, DeliveryContext> = {
  type: listOf(GraphQLString),
  description: 'The paths of all pages.',
  resolve: (_, __, context) => addressesOf(context),
}

/** Starts a schema build for a content model and the kinds of records that it delivers. */
function createBuild(config: SanitizedConfig, kinds: readonly Kind[]): Build {
  const build: Build = {
    config,
    payloadSchema: configToSchema(config).schema,
    objects: new Map(),
    typeOf: (collection) => typeOf(build, kinds, collection),
    typeOfGlobal: (global) => typeOfGlobal(build, kinds, global),
    fieldsOf: (source, model) => fieldsOf(build, source, model),
  }
  return build
}

function typeOf(build: Build, kinds: readonly Kind[], collection: CollectionSlug) {
  if (collection === 'media') return FileField
  const kind = kinds.find((one) => 'collection' in one && one.collection === collection)
  if (kind && 'collection' in kind) return sluggedType(build, kind)
  throw new Error(`The delivery API has no kind for "${collection}": add it to schema/kinds.ts.`)
}

function typeOfGlobal(build: Build, kinds: readonly Kind[], global: GlobalSlug) {
  const kind = kinds.find((one) => 'global' in one && one.global === global)
  if (kind && 'global' in kind) return globalType(build, kind)
  throw new Error(`The delivery API has no kind for "${global}": add it to schema/kinds.ts.`)
}
