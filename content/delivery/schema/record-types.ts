import { GraphQLNonNull, type GraphQLObjectType, GraphQLString } from 'graphql'
import type { FlattenedField, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload'
import { asObject, type Build, type Fields, objectOnce } from './build.ts'
import { faviconMetaTags } from './favicon.ts'
import { fieldsOf } from './fields.ts'
import { identity, listOf, RecordInterface } from './interfaces.ts'
import type { GlobalKind, SluggedKind } from './kinds.ts'
import { modelKey } from './names.ts'
import { seoMetaTags } from './seo.ts'
import { TagType } from './tag.ts'

/** The type of a global's record. */
export function globalType(build: Build, kind: GlobalKind): GraphQLObjectType {
  const model = build.config.globals.find(({ slug }) => slug === kind.global)
  return recordType(build, kind, model, model?.graphQL || undefined)
}

/** The type of the records of a collection. */
export function sluggedType(build: Build, kind: SluggedKind): GraphQLObjectType {
  const model = build.config.collections.find(({ slug }) => slug === kind.collection)
  const names = model?.graphQL || undefined
  return recordType(build, kind, model, { name: names?.singularName })
}

type Model = SanitizedCollectionConfig | SanitizedGlobalConfig

function recordType(
  build: Build,
  kind: GlobalKind | SluggedKind,
  model: Model | undefined,
  graphQL: { name?: string } | undefined,
) {
  const own = asObject(build.payloadSchema.getType(graphQL?.name ?? ''), `"${kind.root}"`)
  const model_ = model?.flattenedFields ?? []
  return objectOnce(build, {
    name: own.name,
    interfaces: [RecordInterface],
    fields: () => ({
      ...identity(modelKey(kind.root)),
      ...seoFields(kind, model_),
      ...withSlug(fieldsOf(build, own, model_)),
      ...faviconFields(model_),
    }),
  })
}

function seoFields(kind: GlobalKind | SluggedKind, model: FlattenedField[]): Fields {
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
