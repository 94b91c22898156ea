import { type GraphQLFieldConfig, GraphQLInputObjectType, GraphQLString } from 'graphql'
import type { DeliveryContext } from '../context.ts'
import { readBySlug, readGlobal } from '../records.ts'
import type { Build } from './build.ts'
import type { GlobalKind, SluggedKind } from './kinds.ts'
import { globalType, sluggedType } from './record-types.ts'

type RootField = GraphQLFieldConfig<unknown, DeliveryContext>

/** The field of `Query` that answers for a kind. */
export function rootField(build: Build, kind: GlobalKind | SluggedKind): RootField {
  return 'global' in kind ? globalField(build, kind) : sluggedField(build, kind)
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

type Filter = { filter?: { slug?: { eq?: string | null } | null } | null }

function sluggedField(build: Build, kind: SluggedKind): RootField {
  const type = sluggedType(build, kind)
  const filter = new GraphQLInputObjectType({
    name: `${type.name.replace(/Record$/, '')}ModelFilter`,
    fields: { slug: { type: SlugFilter } },
  })
  return {
    type,
    args: { filter: { type: filter } },
    resolve: (_, args: Filter, context) => {
      const slug = args.filter?.slug?.eq
      return slug ? readBySlug(context, kind.collection, slug) : null
    },
  }
}
