import type { CollectionSlug } from 'payload'
import { pathOfRecord } from '../kinds/paths.ts'
import { isPageCollection } from '../kinds/table.ts'
import type { Doc } from '../payload/doc.ts'
import type { DeliveryContext } from './context.ts'
import { readLinked } from './records.ts'

/** The path of a record on the site; undefined without a slug or when this endpoint hides it. */
export async function recordPath(
  context: DeliveryContext,
  collection: CollectionSlug,
  record: Doc | null,
): Promise<string | undefined> {
  if (!record || !isPageCollection(collection)) return undefined
  return pathOfRecord(collection, record, (above, id) => readLinked(context, above, id))
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
