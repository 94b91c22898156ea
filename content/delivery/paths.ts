import type { CollectionSlug } from 'payload'
import { asText, type DeliveryContext, type Doc } from './context.ts'
import { readLinked } from './records.ts'

type Path = (context: DeliveryContext, record: Doc) => Promise<string | undefined>

/** The paths of records, which end in their slug, by collection (specification §2). */
const PATHS = new Map<CollectionSlug, Path>([
  ['pages', below('')],
  ['experiences', below('/experiences')],
  ['galleries', below('/gallery')],
  ['real-estate-categories', below('/real-estate')],
  ['listings', listingPath],
])

/** The collections whose records have pages of their own. */
export const LINKED: CollectionSlug[] = [...PATHS.keys()]

/** The path of a record on the site; undefined without a slug or when this endpoint hides it. */
export async function recordPath(
  context: DeliveryContext,
  collection: CollectionSlug,
  record: Doc | null,
): Promise<string | undefined> {
  return record ? PATHS.get(collection)?.(context, record) : undefined
}

/**
 * The path of the record that a link refers to; undefined when it is deleted or this endpoint hides
 * it.
 */
export async function readAddress(
  context: DeliveryContext,
  collection: CollectionSlug,
  id: unknown,
): Promise<string | undefined> {
  return recordPath(context, collection, await readLinked(context, collection, id))
}

function below(parent: string): Path {
  return async (_, { slug }) => (asText(slug) ? `${parent}/${asText(slug)}` : undefined)
}

/**
 * The path of a listing starts with that of its category; without a visible category it has none.
 */
async function listingPath(context: DeliveryContext, { slug, category }: Doc) {
  const parent = await readAddress(context, 'real-estate-categories', category)
  return parent && asText(slug) ? `${parent}/${asText(slug)}` : undefined
}
