import {
  type GraphQLFieldConfig,
  GraphQLInputObjectType,
  GraphQLNonNull,
  GraphQLString,
} from 'graphql'
import type { DeliveryContext } from '../context.ts'
import { readBySlug, readGlobal } from '../records.ts'
import type { Build } from './build.ts'
import type { GlobalKind, Kind, SluggedKind } from './kind.ts'
import { listFields } from './list.ts'
import { globalName, singularOf } from './model-words.ts'
import { globalType, sluggedType } from './record-types.ts'

type RootField = GraphQLFieldConfig<unknown, DeliveryContext>
type RootFields = Record<string, RootField>

/** The fields of `Query` for a kind. */
export function rootFields(build: Build, kind: Kind): RootFields {
  if ('global' in kind) return { [kind.root]: globalField(build, kind) }
  const one = kind.isListOnly ? {} : { [kind.root]: sluggedField(build, kind) }
  return { ...one, ...listFields(build, kind) }
}

function globalField(build: Build, kind: GlobalKind): RootField {
  return {
    type: globalType(build, kind),
    description: `“${globalName(build, kind.global)}”; null while it is not published.`,
    resolve: (_, __, context) => readGlobal(context, kind.global),
  }
}

const SlugFilter = new GraphQLInputObjectType({
  name: 'SlugFilter',
  description: 'Names a record by its slug.',
  fields: { eq: { type: GraphQLString, description: 'Exactly this slug.' } },
})

const RequiredSlugFilter = new GraphQLInputObjectType({
  name: 'RequiredSlugFilter',
  description: 'Names a record by its slug.',
  fields: { eq: { type: new GraphQLNonNull(GraphQLString), description: 'Exactly this slug.' } },
})

type Filter = { filter?: { slug?: { eq?: string | null } | null } | null }

function sluggedField(build: Build, kind: SluggedKind): RootField {
  return {
    type: sluggedType(build, kind),
    description: `“${singularOf(build, kind.collection)}” with this slug; null if there is none.`,
    args: { filter: { type: slugFilter(build, kind), description: 'Which record to read.' } },
    resolve: (_, args: Filter, context) => {
      const slug = args.filter?.slug?.eq
      return slug ? readBySlug(context, kind.collection, slug) : null
    },
  }
}

const WHICH = 'Names one record.'
const SLUG = 'The last part of its path on the site.'

/** Where the slug is required, a query without one fails validation (specification §5). */
function slugFilter(build: Build, kind: SluggedKind) {
  const name = `${sluggedType(build, kind).name.replace(/Record$/, '')}ModelFilter`
  if (!kind.isSlugRequired) {
    const slug = { type: SlugFilter, description: SLUG }
    return new GraphQLInputObjectType({ name, description: WHICH, fields: { slug } })
  }
  const slug = { type: new GraphQLNonNull(RequiredSlugFilter), description: SLUG }
  return new GraphQLNonNull(
    new GraphQLInputObjectType({ name, description: WHICH, fields: { slug } }),
  )
}
