import type { CollectionSlug, Where } from 'payload'
import { asDoc, type Doc } from '../payload/doc.ts'
import { asShown } from './as-shown.ts'
import type { DeliveryContext } from './context.ts'

/** A page of a list; `sort` holds field names, prefixed with a dash for descending order. */
export type Page = { where: Where; limit: number; offset: number; sort: string[] }

/**
 * Reads a page of a list. Payload paginates by page number, so an offset that is not a multiple of
 * the limit needs two pages. Records without a value in the sorted field come last in both
 * directions (`sortNullsLast`).
 */
export async function findPage(
  context: DeliveryContext,
  collection: CollectionSlug,
  { where, limit, offset, sort }: Page,
): Promise<Doc[]> {
  const { req, endpoint } = context
  const read = async (page: number) => {
    const draft = endpoint === 'preview'
    const options = { collection, where, sort, limit, page, draft, depth: 0, pagination: false }
    const { docs } = await req.payload.find({ ...options, overrideAccess: false, req })
    return docs.map((doc) => asShown(context, collection, asDoc(doc)))
  }
  const before = Math.floor(offset / limit)
  const rest = offset % limit
  const pages = rest === 0 ? [before + 1] : [before + 1, before + 2]
  const docs = (await Promise.all(pages.map(read))).flat()
  return docs.slice(rest, rest + limit)
}

/** The number of records that match these conditions. */
export async function countMatching(
  { req, endpoint }: DeliveryContext,
  collection: CollectionSlug,
  where: Where,
): Promise<number> {
  const options = { collection, where, overrideAccess: false, req }
  const draft = endpoint === 'preview'
  if (!draft) return (await req.payload.count(options)).totalDocs
  return (await req.payload.find({ ...options, draft, depth: 0, limit: 1 })).totalDocs
}
