import type { CollectionSlug } from 'payload'
import { asText, type DeliveryContext, type Doc } from './context.ts'
import { readLinked } from './records.ts'

type Path = (context: DeliveryContext, record: Doc) => Promise<string | undefined>

/** Records of these collections live at a path that ends in their slug (specification §2). */
const PATHS = new Map<CollectionSlug, Path>([
  ['pages', below('')],
  ['experiences', below('/experiences')],
  ['galleries', below('/gallery')],
  ['real-estate-categories', below('/real-estate')],
  ['listings', listingPath],
])

/** The collections whose records have pages of their own. */
export const LINKED: CollectionSlug[] = [...PATHS.keys()]

/** Where a record lives on the site; nothing for one without an address, or that nobody may see. */
export async function recordPath(
  context: DeliveryContext,
  collection: CollectionSlug,
  record: Doc | null,
): Promise<string | undefined> {
  return record ? PATHS.get(collection)?.(context, record) : undefined
}

/**
 * Where the record that a link points at lives; undefined when it is gone or this endpoint may not
 * show it.
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

/** A listing lives inside its category, and nowhere as long as that is not public. */
async function listingPath(context: DeliveryContext, { slug, category }: Doc) {
  const parent = await readAddress(context, 'real-estate-categories', category)
  return parent && asText(slug) ? `${parent}/${asText(slug)}` : undefined
}
