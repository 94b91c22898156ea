import { GraphQLNonNull, type GraphQLObjectType, GraphQLString } from 'graphql'
import type { FlattenedField } from 'payload'
import { pathOfGlobal } from '../../kinds/paths.ts'
import { isPageGlobal } from '../../kinds/table.ts'
import { responsiveImage } from '../../media/responsive-image.ts'
import type { Doc } from '../../payload/doc.ts'
import { iconTags } from '../brand/icon-tags.ts'
import type { DeliveryContext } from '../context.ts'
import { recordPath } from '../paths.ts'
import { readRecord } from '../records.ts'
import { asObject, type Build, type Fields, objectOnce } from './build.ts'
import { withComputedFields } from './computed-fields.ts'
import { FileField } from './file.ts'
import { identity, listOf, RecordInterface } from './interfaces.ts'
import type { GlobalKind, Kind, SluggedKind } from './kind.ts'
import { describeRecord } from './model-words.ts'
import { snakeCase } from './names.ts'
import { seoMetaTags } from './seo.ts'
import { sharePicture } from './share-picture.ts'
import { link, type Tag, TagType } from './tag.ts'
import { taggedFields } from './tagged-fields.ts'

/** The type of a global. The model names it: `graphQL: { name: 'SiteRecord' }`. */
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
    description: describeRecord(build, kind),
    interfaces: [RecordInterface],
    fields: () =>
      taggedFields(kind, {
        ...identity(snakeCase(kind.root)),
        ...seoFields(kind, model),
        ...fixedSlug(kind),
        ...withSlug(withComputedFields(build, kind, build.fieldsOf(own, model))),
        ...faviconFields(model),
      }),
  })
}

function seoFields(kind: Kind, model: FlattenedField[]): Fields {
  if (!model.some(({ name }) => name === 'seo')) return {}
  return {
    _seoMetaTags: {
      type: listOf(TagType),
      description: 'The title and meta tags of the page, for search engines and link previews.',
      resolve: async (doc, _, context) =>
        seoMetaTags(context, doc, await pathOf(kind, context, doc)),
    },
    _shareImage: {
      type: FileField,
      description: 'The picture for link previews: the chosen one, else the first one of the page.',
      resolve: (doc, _, context) => sharePicture(context, doc),
    },
  }
}

function pathOf(kind: Kind, context: DeliveryContext, doc: Doc) {
  return 'global' in kind ? globalPath(kind) : recordPath(context, kind.collection, doc)
}

const globalPath = ({ global }: GlobalKind) =>
  isPageGlobal(global) ? pathOfGlobal(global) : undefined

/** A global that is a page has no slug of its own: its path is fixed, or named in the settings. */
function fixedSlug(kind: Kind): Fields {
  if (!('global' in kind) || !isPageGlobal(kind.global)) return {}
  const { global } = kind
  const description =
    'The path of the page without its leading slash: empty for the home page, else as the settings of the site name it.'
  const type = new GraphQLNonNull(GraphQLString)
  return { slug: { type, description, resolve: () => pathOfGlobal(global).slice(1) } }
}

function faviconFields(model: FlattenedField[]): Fields {
  if (!model.some(({ name }) => name === 'favicon')) return {}
  return {
    faviconMetaTags: {
      type: listOf(TagType),
      description: 'The link tags of the icons of the site.',
      resolve: (doc, _, context) => faviconMetaTags(context, doc),
    },
  }
}

/**
 * A published record always has a slug, so the field is non-null. A draft without a slug returns an
 * empty text instead of an error.
 */
function withSlug({ slug, ...fields }: Fields): Fields {
  if (!slug) return fields
  const type = new GraphQLNonNull(GraphQLString)
  return { slug: { ...slug, type, resolve: (doc) => doc.slug ?? '' }, ...fields }
}

/** The link tags of the icons: of the chosen picture, else made from its SVG or the mark. */
async function faviconMetaTags(context: DeliveryContext, site: Doc): Promise<Tag[]> {
  const file = await readRecord(context, 'media', site.favicon)
  if (!file || file.mimeType === 'image/svg+xml') return iconTags(context, site)
  return [...rasterIcon(file), ...touchIcon(file)]
}

/** Without `type`, because the served format depends on the browser’s Accept header. */
function rasterIcon(file: Doc): Tag[] {
  const icon = responsiveImage(file, { fit: 'max', w: 200, h: 100 })
  if (!icon) return []
  return [link({ rel: 'icon', sizes: `${icon.width}x${icon.height}`, href: icon.src })]
}

function touchIcon(file: Doc): Tag[] {
  const icon = responsiveImage(file, { fit: 'max', w: 500, h: 500 })
  return icon ? [link({ rel: 'apple-touch-icon', href: icon.src })] : []
}
