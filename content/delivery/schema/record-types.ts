import { GraphQLNonNull, type GraphQLObjectType, GraphQLString } from 'graphql'
import type { FlattenedField } from 'payload'
import { asObject, type Build, type Fields, objectOnce } from './build.ts'
import { faviconMetaTags } from './favicon.ts'
import { fieldsOf } from './fields.ts'
import { identity, listOf, RecordInterface } from './interfaces.ts'
import type { GlobalKind, SluggedKind } from './kinds.ts'
import { modelKey } from './names.ts'
import { seoMetaTags } from './seo.ts'
import { TagType } from './tag.ts'

type Kind = GlobalKind | SluggedKind

/** The type of a global's record. The model names it: `graphQL: { name: 'SiteRecord' }`. */
export function globalType(build: Build, kind: GlobalKind): GraphQLObjectType {
  const model = build.config.globals.find(({ slug }) => slug === kind.global)
  const names = model?.graphQL || undefined
  return recordType(build, kind, names?.name, model?.flattenedFields)
}

/** The type of a collection's records: `graphQL: { singularName: 'PageRecord' }`. */
export function sluggedType(build: Build, kind: SluggedKind): GraphQLObjectType {
  const model = build.config.collections.find(({ slug }) => slug === kind.collection)
  const names = model?.graphQL || undefined
  return recordType(build, kind, names?.singularName, model?.flattenedFields)
}

function recordType(build: Build, kind: Kind, typeName = '', model: FlattenedField[] = []) {
  const own = asObject(build.payloadSchema.getType(typeName), `"${kind.root}"`)
  return objectOnce(build, {
    name: own.name,
    interfaces: [RecordInterface],
    fields: () => ({
      ...identity(modelKey(kind.root)),
      ...seoFields(kind, model),
      ...withSlug(fieldsOf(build, own, model)),
      ...faviconFields(model),
    }),
  })
}

function seoFields(kind: Kind, model: FlattenedField[]): Fields {
  if (!model.some(({ name }) => name === 'seo')) return {}
  return {
    _seoMetaTags: {
      type: listOf(TagType),
      resolve: (doc, _, context) => seoMetaTags(context, doc, kind.path?.(doc)),
    },
  }
}

function faviconFields(model: FlattenedField[]): Fields {
  if (!model.some(({ name }) => name === 'favicon')) return {}
  return {
    faviconMetaTags: {
      type: listOf(TagType),
      resolve: (doc, _, context) => faviconMetaTags(context, doc),
    },
  }
}

/** A record with an address always has one: the only way to it is to ask for it. */
function withSlug({ slug, ...fields }: Fields): Fields {
  if (!slug) return fields
  return { slug: { ...slug, type: new GraphQLNonNull(GraphQLString) }, ...fields }
}
