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
    resolve: (_, __, context) => readGlobal(context, kind.global),
  }
}

const SlugFilter = new GraphQLInputObjectType({
  name: 'SlugFilter',
  fields: { eq: { type: GraphQLString } },
})

const RequiredSlugFilter = new GraphQLInputObjectType({
  name: 'RequiredSlugFilter',
  fields: { eq: { type: new GraphQLNonNull(GraphQLString) } },
})

type Filter = { filter?: { slug?: { eq?: string | null } | null } | null }

function sluggedField(build: Build, kind: SluggedKind): RootField {
  return {
    type: sluggedType(build, kind),
    args: { filter: { type: slugFilter(build, kind) } },
    resolve: (_, args: Filter, context) => {
      const slug = args.filter?.slug?.eq
      return slug ? readBySlug(context, kind.collection, slug) : null
    },
  }
}

/** Where the slug is required, a query without one fails validation (specification §5). */
function slugFilter(build: Build, kind: SluggedKind) {
  const name = `${sluggedType(build, kind).name.replace(/Record$/, '')}ModelFilter`
  if (!kind.isSlugRequired) {
    return new GraphQLInputObjectType({ name, fields: { slug: { type: SlugFilter } } })
  }
  const slug = { type: new GraphQLNonNull(RequiredSlugFilter) }
  return new GraphQLNonNull(new GraphQLInputObjectType({ name, fields: { slug } }))
}
