import type { CollectionSlug, Where } from 'payload'
import { asDoc, type DeliveryContext, type Doc } from './context.ts'

/** Part of a list; `sort` names fields, with a dash before those that fall. */
export type Page = { where: Where; limit: number; offset: number; sort: string[] }

/**
 * Payload counts in whole pages, so an offset between two of them takes both. Records that leave what
 * is sorted by empty come last either way, as the database is told: a price on request is neither the
 * lowest nor the highest.
 */
export async function findPage(
  { req, endpoint }: DeliveryContext,
  collection: CollectionSlug,
  { where, limit, offset, sort }: Page,
): Promise<Doc[]> {
  const read = async (page: number) => {
    const draft = endpoint === 'preview'
    const options = { collection, where, sort, limit, page, draft, depth: 0, pagination: false }
    const { docs } = await req.payload.find({ ...options, overrideAccess: false, req })
    return docs.map(asDoc)
  }
  const before = Math.floor(offset / limit)
  const rest = offset % limit
  const pages = rest === 0 ? [before + 1] : [before + 1, before + 2]
  const docs = (await Promise.all(pages.map(read))).flat()
  return docs.slice(rest, rest + limit)
}

/** How many records meet these conditions. */
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
