import type { Where } from 'payload'
import type { DeliveryContext, Doc } from './context.ts'
import { findShown } from './lists.ts'

/** The number of related listings shown on a page. */
const MAX_RELATED = 4

const NOT_SOLD: Where = { status: { not_equals: 'sold' } }

/**
 * Listings related to this one: those of its category first, then the others, each group sorted by
 * price difference. Without a listing, the newest available ones. Listings whose category is not
 * published have no page and are left out.
 */
export function relatedListings(context: DeliveryContext, listing?: Doc): Promise<Doc[]> {
  if (!listing) return newest(context, [{ status: { equals: 'available' } }], MAX_RELATED)
  context.related ??= new Map()
  const cached = context.related.get(listing.id)
  if (cached) return cached
  const related = findRelated(context, listing)
  context.related.set(listing.id, related)
  return related
}

async function findRelated(context: DeliveryContext, listing: Doc): Promise<Doc[]> {
  const { id, category } = listing
  const others = [NOT_SOLD, { id: { not_equals: id } }]
  const sameCategory = await nearest(context, listing, [
    ...others,
    { category: { equals: category } },
  ])
  if (sameCategory.length >= MAX_RELATED) return sameCategory.slice(0, MAX_RELATED)
  const rest = await nearest(context, listing, [...others, { category: { not_equals: category } }])
  return [...sameCategory, ...rest].slice(0, MAX_RELATED)
}

/** The database cannot sort by distance, so higher and lower prices are read separately. */
async function nearest(context: DeliveryContext, { price }: Doc, where: Where[]): Promise<Doc[]> {
  if (typeof price !== 'number') return newest(context, where, MAX_RELATED)
  const [higher, lower] = await Promise.all([
    find(context, [...where, { price: { greater_than_equal: price } }], 'price'),
    find(context, [...where, { price: { less_than: price } }], '-price'),
  ])
  const distance = (other: Doc) => Math.abs(Number(other.price) - price)
  const near = [...higher, ...lower].sort((one, other) => distance(one) - distance(other))
  if (near.length >= MAX_RELATED) return near
  const onRequest = { price: { exists: false } }
  return [...near, ...(await newest(context, [...where, onRequest], MAX_RELATED - near.length))]
}

function newest(context: DeliveryContext, where: Where[], limit: number) {
  return find(context, where, '-createdAt', limit)
}

function find(context: DeliveryContext, where: Where[], sort: string, limit = MAX_RELATED) {
  const options = { where: [...where, ...withPage(context)], sort: [sort], limit }
  return findShown(context, 'listings', options)
}

/** Only listings whose category is published have a page. */
function withPage({ endpoint, tags }: DeliveryContext): Where[] {
  tags.add('real-estate-categories')
  return endpoint === 'preview' ? [] : [{ 'category._status': { equals: 'published' } }]
}
