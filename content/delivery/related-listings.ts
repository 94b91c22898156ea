import type { Where } from 'payload'
import type { DeliveryContext, Doc } from './context.ts'
import { findShown } from './lists.ts'

/** As many as a page suggests. */
const MOST = 4

const NOT_SOLD: Where = { status: { not_equals: 'sold' } }

/**
 * Other listings that may please who reads this one: those of its category first, then the rest, and
 * each time the nearest in price first. Without a listing to compare with, the newest ones that can
 * still be had. Those whose category is not public have no page and are passed over.
 */
export function relatedListings(context: DeliveryContext, listing?: Doc): Promise<Doc[]> {
  if (!listing) return newest(context, [{ status: { equals: 'available' } }], MOST)
  context.related ??= new Map()
  const known = context.related.get(listing.id)
  if (known) return known
  const found = findRelated(context, listing)
  context.related.set(listing.id, found)
  return found
}

async function findRelated(context: DeliveryContext, listing: Doc): Promise<Doc[]> {
  const { id, category } = listing
  const others = [NOT_SOLD, { id: { not_equals: id } }]
  const alike = await nearest(context, listing, [...others, { category: { equals: category } }])
  if (alike.length >= MOST) return alike.slice(0, MOST)
  const rest = await nearest(context, listing, [...others, { category: { not_equals: category } }])
  return [...alike, ...rest].slice(0, MOST)
}

/** The database sorts by price in one direction, so the dearer and the cheaper are read apart. */
async function nearest(context: DeliveryContext, { price }: Doc, where: Where[]): Promise<Doc[]> {
  if (typeof price !== 'number') return newest(context, where, MOST)
  const [dearer, cheaper] = await Promise.all([
    find(context, [...where, { price: { greater_than_equal: price } }], 'price'),
    find(context, [...where, { price: { less_than: price } }], '-price'),
  ])
  const distance = (other: Doc) => Math.abs(Number(other.price) - price)
  const near = [...dearer, ...cheaper].sort((one, other) => distance(one) - distance(other))
  if (near.length >= MOST) return near
  const onRequest = { price: { exists: false } }
  return [...near, ...(await newest(context, [...where, onRequest], MOST - near.length))]
}

function newest(context: DeliveryContext, where: Where[], limit: number) {
  return find(context, where, '-createdAt', limit)
}

function find(context: DeliveryContext, where: Where[], sort: string, limit = MOST) {
  const wanted = { where: [...where, ...reachable(context)], sort: [sort], limit }
  return findShown(context, 'listings', wanted)
}

/** A listing lives inside its category, and nowhere as long as that is not public. */
function reachable({ endpoint, tags }: DeliveryContext): Where[] {
  tags.add('real-estate-categories')
  return endpoint === 'preview' ? [] : [{ 'category._status': { equals: 'published' } }]
}
