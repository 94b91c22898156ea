import type { Where } from 'payload'
import type { Doc } from '../payload/doc.ts'
import type { DeliveryContext } from './context.ts'
import { listTag, scopeOf, tagList } from './list-tags.ts'
import { findShown } from './lists.ts'
import { onRequestTag, rangeTags } from './price-tags.ts'

/** The number of related listings shown on a page. */
const MAX_RELATED = 4

/** How many related listings to return; by default, and at most, four. */
export type RelatedArgs = { first?: number | null }

const NOT_SOLD: Where = { status: { not_equals: 'sold' } }

/**
 * Listings related to this one: those of its category first, then the others, each group sorted by
 * price difference. Without a listing, the newest available ones. Listings whose category is not
 * published have no page and are left out.
 */
export function relatedListings(
  context: DeliveryContext,
  { first }: RelatedArgs,
  listing?: Doc,
): Promise<Doc[]> {
  const count = Math.min(MAX_RELATED, Math.max(0, first ?? MAX_RELATED))
  if (count === 0) return Promise.resolve([])
  if (!listing) return newestAvailable(context, count)
  context.related ??= new Map()
  const key = `${listing.id} ${count}`
  const cached = context.related.get(key)
  if (cached) return cached
  const related = findRelated(context, listing, count)
  context.related.set(key, related)
  return related
}

function newestAvailable(context: DeliveryContext, count: number) {
  // A listing that moves out of an unpublished category becomes a page.
  tagList(context, 'listings', { fields: ['status', 'category'], where: [] })
  return newest(context, [{ status: { equals: 'available' } }], count)
}

async function findRelated(context: DeliveryContext, listing: Doc, count: number): Promise<Doc[]> {
  const { id, category } = listing
  const others = [NOT_SOLD, { id: { not_equals: id } }]
  const sameCategory = await nearest(context, listing, {
    where: [...others, { category: { equals: category } }],
    scope: scopeOf('listings', 'category', category),
    count,
  })
  if (sameCategory.length >= count) return sameCategory
  const rest = await nearest(context, listing, {
    where: [...others, { category: { not_equals: category } }],
    scope: 'listings',
    count: count - sameCategory.length,
  })
  return [...sameCategory, ...rest]
}

/** Some of the listings, the scope of their tags, and how many of them are needed. */
type Candidates = { where: Where[]; scope: string; count: number }

/** The database cannot sort by distance, so higher and lower prices are read separately. */
async function nearest(
  context: DeliveryContext,
  { price }: Doc,
  { where, scope, count }: Candidates,
): Promise<Doc[]> {
  if (typeof price !== 'number') {
    tagAllPrices(context, scope)
    return newest(context, where, count)
  }
  const [higher, lower] = await Promise.all([
    find(context, [...where, { price: { greater_than_equal: price } }], 'price', count),
    find(context, [...where, { price: { less_than: price } }], '-price', count),
  ])
  const distance = (other: Doc) => Math.abs(Number(other.price) - price)
  const near = [...higher, ...lower].sort((one, other) => distance(one) - distance(other))
  const last = near[count - 1]
  if (last) {
    const tags = rangeTags(scope, price - distance(last), price + distance(last))
    for (const tag of tags) context.tags.add(tag)
    return near.slice(0, count)
  }
  tagAllPrices(context, scope)
  const onRequest = { price: { exists: false } }
  return [...near, ...(await newest(context, [...where, onRequest], count - near.length))]
}

function tagAllPrices({ tags }: DeliveryContext, scope: string) {
  for (const tag of rangeTags(scope, 0, Number.POSITIVE_INFINITY)) tags.add(tag)
  tags.add(onRequestTag(scope))
}

function newest(context: DeliveryContext, where: Where[], limit: number) {
  return find(context, where, '-createdAt', limit)
}

function find(context: DeliveryContext, where: Where[], sort: string, limit: number) {
  const options = { where: [...where, ...withPage(context)], sort: [sort], limit }
  return findShown(context, 'listings', options)
}

/** Only listings whose category is published have a page. */
function withPage({ endpoint, tags }: DeliveryContext): Where[] {
  tags.add(listTag('real-estate-categories'))
  return endpoint === 'preview' ? [] : [{ 'category._status': { equals: 'published' } }]
}
