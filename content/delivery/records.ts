import {
  type CollectionSlug,
  createDataloaderCacheKey,
  type GlobalSlug,
  type SanitizedCollectionConfig,
  type SanitizedGlobalConfig,
} from 'payload'
import { showsMap } from '../model/shows-map.ts'
import type { Doc } from '../payload/doc.ts'
import { asDoc } from '../payload/doc.ts'
import { asShown } from './as-shown.ts'
import type { DeliveryContext } from './context.ts'
import { recordTag } from './record-tags.ts'
import { NEW_ID } from './unsaved/new-id.ts'
import { isUnsaved, unsavedAt } from './unsaved/with-unsaved.ts'

type Id = string | number

export function isId(value: unknown): value is Id {
  return typeof value === 'number' || (typeof value === 'string' && value !== '')
}

/**
 * The record that a relation refers to; null when it is deleted or this endpoint hides it. The
 * reads of a request are batched into one query per collection.
 */
export async function readRecord(
  context: DeliveryContext,
  collection: CollectionSlug,
  id: unknown,
): Promise<Doc | null> {
  if (!isId(id)) return null
  context.tags.add(recordTag(collection, id))
  return load(context, collection, id)
}

/**
 * The record that a link refers to. Only its address is used, so the response gets the address tag:
 * a menu that links to every page does not change with the content of those pages.
 */
export async function readLinked(
  context: DeliveryContext,
  collection: CollectionSlug,
  id: unknown,
): Promise<Doc | null> {
  if (!isId(id)) return null
  context.tags.add(`${collection}:${id}:address`)
  return load(context, collection, id)
}

async function load(context: DeliveryContext, collection: CollectionSlug, id: Id) {
  const isNew = id === NEW_ID && isUnsaved(context, collection, id)
  const record = isNew
    ? { id, createdAt: new Date().toISOString() }
    : await context.req.payloadDataLoader.load(loaderKey(context, collection, id))
  const { config } = context.req.payload.collections[collection]
  return record && ifShown(context, config, record, showsDraft(context, collection, id))
}

/** Whether this request sees the draft of a record. */
function showsDraft({ endpoint, shared }: DeliveryContext, collection: string, id: Id) {
  return endpoint === 'preview' || shared?.record === `${collection}:${id}`
}

function loaderKey(context: DeliveryContext, collectionSlug: CollectionSlug, docID: Id) {
  const { req } = context
  return createDataloaderCacheKey({
    collectionSlug,
    docID,
    currentDepth: 0,
    depth: 0,
    draft: showsDraft(context, collectionSlug, docID),
    // An unsaved document brings its own blocks: reading the stored ones takes long.
    ...(isUnsaved(context, collectionSlug, docID) && { select: { blocks: false } }),
    locale: req.locale ?? '',
    fallbackLocale: req.fallbackLocale ?? null,
    overrideAccess: false,
    showHiddenFields: false,
    transactionID: req.transactionID ?? '',
  })
}

/** No slug is longer, and PostgreSQL rejects texts with control characters. */
const POSSIBLE_SLUG = /^[^\p{Cc}]{1,200}$/u

/**
 * The record with this slug; null when there is none or this endpoint hides it. A record that is
 * shared by a preview link is found at the address of its draft, of its published version, and at
 * the one that it had when it was shared.
 */
export async function readBySlug(
  context: DeliveryContext,
  collection: CollectionSlug,
  slug: string,
): Promise<Doc | null> {
  if (!POSSIBLE_SLUG.test(slug)) return null
  context.tags.add(`${collection}:slug=${slug}`)
  const edited = unsavedAt(context, collection, slug)
  if (edited !== undefined) return readRecord(context, collection, edited)
  const shared = await readShared(context, collection)
  if (shared?.slug === slug) return shared
  const record = await findBySlug(context, collection, slug)
  if (!record) return context.shared?.slug === slug ? shared : null
  context.tags.add(recordTag(collection, record.id))
  if (record.id === shared?.id) return shared
  const { config } = context.req.payload.collections[collection]
  return ifShown(context, config, record, context.endpoint === 'preview')
}

/** The draft that a preview link shows, if it is of this collection. */
async function readShared(context: DeliveryContext, collection: CollectionSlug) {
  const [owner, id] = context.shared?.record.split(':') ?? []
  return owner === collection ? load(context, collection, Number(id)) : null
}

async function findBySlug(context: DeliveryContext, collection: CollectionSlug, slug: string) {
  const { docs } = await context.req.payload.find({
    collection,
    where: { slug: { equals: slug } },
    draft: context.endpoint === 'preview',
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: false,
    req: context.req,
  })
  return docs[0]
}

/** A global, read once per request; null when it was never saved or this endpoint hides it. */
export function readGlobal(context: DeliveryContext, slug: GlobalSlug): Promise<Doc | null> {
  const cached = context.globals.get(slug)
  if (cached) return cached
  const read = findGlobal(context, slug)
  context.globals.set(slug, read)
  return read
}

async function findGlobal(context: DeliveryContext, slug: GlobalSlug) {
  context.tags.add(recordTag('global', slug))
  const { payload } = context.req
  const isDraftShown = showsDraft(context, 'global', slug)
  const record = await payload.findGlobal({
    slug,
    draft: isDraftShown,
    depth: 0,
    overrideAccess: false,
    req: context.req,
  })
  const config = payload.globals.config.find((global) => global.slug === slug)
  const doc = config && ifShown(context, config, record, isDraftShown)
  if (!doc?.updatedAt) return null
  return isDraftShown || !isEmptyMap(context, slug, doc) ? { ...doc, id: slug } : null
}

/** A map may have been published before an empty one was refused, or have lost its plan since. */
function isEmptyMap({ tags }: DeliveryContext, slug: GlobalSlug, doc: Doc): boolean {
  if (slug !== 'map' || showsMap(doc)) return false
  tags.add('global:map')
  return true
}

/**
 * The record, or null if it is hidden or in the bin. With drafts enabled, only `published` is
 * public.
 */
function ifShown(
  context: DeliveryContext,
  config: SanitizedCollectionConfig | SanitizedGlobalConfig,
  record: object,
  isDraftShown: boolean,
): Doc | null {
  const doc = asDoc(record)
  if (doc.deletedAt) return null
  const isPublic = !config.versions?.drafts || doc._status === 'published'
  return isPublic || isDraftShown ? asShown(context, config.slug, doc) : null
}
