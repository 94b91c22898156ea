import {
  type CollectionSlug,
  createDataloaderCacheKey,
  type GlobalSlug,
  type SanitizedCollectionConfig,
  type SanitizedGlobalConfig,
} from 'payload'
import type { DeliveryContext, Doc } from './context.ts'
import { asDoc } from './context.ts'

type Id = string | number

export function isId(value: unknown): value is Id {
  return typeof value === 'number' || (typeof value === 'string' && value !== '')
}

/**
 * The record a relation points at; null when it is gone or this endpoint may not show it. Reads of
 * one request are collected into one query for each collection.
 */
export async function readRecord(
  context: DeliveryContext,
  collection: CollectionSlug,
  id: unknown,
): Promise<Doc | null> {
  if (!isId(id)) return null
  context.tags.add(`${collection}:${id}`)
  return load(context, collection, id)
}

/**
 * The record a link points at, of which only the address is read, so the answer carries the tag of
 * that alone: a menu links to every page, and what is on those pages does not change the menu.
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
  const found = await context.req.payloadDataLoader.load(loaderKey(context, collection, id))
  return found
    ? shownHere(context, context.req.payload.collections[collection].config, found)
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

/** No address is longer, and PostgreSQL refuses to look for a text with control characters. */
const POSSIBLE_SLUG = /^[^\p{Cc}]{1,200}$/u

/** The record at this address; null when there is none that this endpoint may show. */
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
  const [found] = docs
  if (!found) return null
  context.tags.add(`${collection}:${found.id}`)
  return shownHere(context, context.req.payload.collections[collection].config, found)
}

/** A global, read once a request; null when it was never saved or this endpoint may not show it. */
export function readGlobal(context: DeliveryContext, slug: GlobalSlug): Promise<Doc | null> {
  const known = context.globals.get(slug)
  if (known) return known
  const read = findGlobal(context, slug)
  context.globals.set(slug, read)
  return read
}

async function findGlobal(context: DeliveryContext, slug: GlobalSlug) {
  context.tags.add(`global:${slug}`)
  const { payload } = context.req
  const found = await payload.findGlobal({
    slug,
    draft: context.endpoint === 'preview',
    depth: 0,
    overrideAccess: false,
    req: context.req,
  })
  const config = payload.globals.config.find((global) => global.slug === slug)
  const doc = config && shownHere(context, config, found)
  return doc?.updatedAt ? { ...doc, id: slug } : null
}

/** Fails closed: where drafts exist, the published endpoint shows what is marked as published. */
function shownHere(
  { endpoint }: DeliveryContext,
  config: SanitizedCollectionConfig | SanitizedGlobalConfig,
  found: object,
): Doc | null {
  const doc = asDoc(found)
  const isPublic = !config.versions?.drafts || doc._status === 'published'
  return isPublic || endpoint === 'preview' ? doc : null
}
