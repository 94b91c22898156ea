import {
  type CollectionSlug,
  createDataloaderCacheKey,
  type GlobalSlug,
  type SanitizedCollectionConfig,
  type SanitizedGlobalConfig,
} from 'payload'
import type { DeliveryContext, Doc } from './context.ts'
import { asDoc } from './context.ts'
import { recordTag } from './record-tags.ts'

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
  const record = await context.req.payloadDataLoader.load(loaderKey(context, collection, id))
  return record
    ? ifShown(context, context.req.payload.collections[collection].config, record)
    : null
}

function loaderKey({ req, endpoint }: DeliveryContext, collectionSlug: CollectionSlug, docID: Id) {
  return createDataloaderCacheKey({
    collectionSlug,
    docID,
    currentDepth: 0,
    depth: 0,
    draft: endpoint === 'preview',
    locale: req.locale ?? '',
    fallbackLocale: req.fallbackLocale ?? null,
    overrideAccess: false,
    showHiddenFields: false,
    transactionID: req.transactionID ?? '',
  })
}

/** No slug is longer, and PostgreSQL rejects texts with control characters. */
const POSSIBLE_SLUG = /^[^\p{Cc}]{1,200}$/u

/** The record with this slug; null when there is none or this endpoint hides it. */
export async function readBySlug(
  context: DeliveryContext,
  collection: CollectionSlug,
  slug: string,
): Promise<Doc | null> {
  if (!POSSIBLE_SLUG.test(slug)) return null
  context.tags.add(`${collection}:slug=${slug}`)
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
  const [record] = docs
  if (!record) return null
  context.tags.add(recordTag(collection, record.id))
  return ifShown(context, context.req.payload.collections[collection].config, record)
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
  const record = await payload.findGlobal({
    slug,
    draft: context.endpoint === 'preview',
    depth: 0,
    overrideAccess: false,
    req: context.req,
  })
  const config = payload.globals.config.find((global) => global.slug === slug)
  const doc = config && ifShown(context, config, record)
  return doc?.updatedAt ? { ...doc, id: slug } : null
}

/**
 * The record, or null if this endpoint hides it. With drafts enabled, only `published` is public.
 */
function ifShown(
  { endpoint }: DeliveryContext,
  config: SanitizedCollectionConfig | SanitizedGlobalConfig,
  record: object,
): Doc | null {
  const doc = asDoc(record)
  const isPublic = !config.versions?.drafts || doc._status === 'published'
  return isPublic || endpoint === 'preview' ? doc : null
}
