import {
  type Listing,
  type ShownListing,
  shownListings,
} from '@belvedere/blocks/parts/listing/listing.ts'
import type { ContentClient } from '../../content/client.ts'
import { nearbyListingsQuery } from '../../content/listing-lists.ts'

type Subject = Pick<Listing, 'id' | 'price' | 'category'>
type Nearby = { listings: ShownListing[]; tags: readonly string[] }

const MOST = 3
const STILL_THERE = { in: ['available' as const, 'reserved' as const] }

/** Up to three other houses, the nearest in price: of the same category, else of any. */
export async function fetchNearby(ask: ContentClient, subject: Subject): Promise<Nearby> {
  const { category } = subject
  const same = category ? { category: { eq: category.slug } } : {}
  const own = await ask(nearbyListingsQuery, filters(subject.price, same))
  const listings = nearest(own.data, subject)
  if (listings.length > 0) return { listings, tags: own.tags }
  const all = await ask(nearbyListingsQuery, filters(subject.price, {}))
  return { listings: nearest(all.data, subject), tags: [...own.tags, ...all.tags] }
}

function filters(price: number | null, where: { category?: { eq: string } }) {
  const wanted = { ...where, status: STILL_THERE }
  return {
    above: price === null ? wanted : { ...wanted, price: { gte: price } },
    below: { ...wanted, price: { lt: price ?? 0 } },
  }
}

type Found = { above: Listing[]; below: Listing[] }

function nearest({ above, below }: Found, { id, price }: Subject): ShownListing[] {
  const distance = (other: Listing) => Math.abs((other.price ?? 0) - (price ?? 0))
  const others = [...above, ...below].filter((other) => other.id !== id)
  return shownListings(others.toSorted((one, other) => distance(one) - distance(other))).slice(
    0,
    MOST,
  )
}
