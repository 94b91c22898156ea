import type { Listing } from '@belvedere/content/payload-types.ts'
import { seedWriter } from '@belvedere/demo/writer.ts'
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
} from 'payload'

/**
 * Listings per second: saved individually, as an editor does, and in batches of one transaction.
 */
export type Rates = { single: number; bulk: number }

const SINGLE = 50
const BATCH = 250

/**
 * Adds copies of the demo's listings, with varying facts, up to a total. All hooks run for each of
 * them.
 */
export async function fill(payload: Payload, total: number): Promise<Rates> {
  const { docs } = await payload.find({ collection: 'listings', depth: 0, limit: 16, sort: 'id' })
  const { totalDocs } = await payload.count({ collection: 'listings' })
  const missing = Array.from({ length: Math.max(0, total - totalDocs) }, (_, i) => i + totalDocs)
  const make = (i: number) => listingLike(docs[i % docs.length], i)
  const singles = missing.slice(0, SINGLE)
  await listFacts(payload)
  const single = await rate(singles.length, async () => {
    for (const i of singles) await payload.create({ ...make(i), context: { quiet: true } })
  })
  const rest = missing.slice(SINGLE)
  const bulk = await rate(rest.length, async () => {
    for (let at = 0; at < rest.length; at += BATCH)
      await createInTransaction(payload, rest.slice(at, at + BATCH).map(make))
  })
  return { single, bulk }
}

/** Facts of the owner that filter and sort, beside the built-in one that does. */
async function listFacts(payload: Payload) {
  const kinds = ['bedrooms', 'rooms', 'floor', 'energy_class'] as const
  const facts = kinds.map((kind) => ({ kind, onFilter: true, onPage: true, onSheet: true }))
  const data = { facts, _status: 'published' } as const
  const user = seedWriter()
  await payload.updateGlobal({ slug: 'site', data, user, depth: 0, context: { quiet: true } })
}

type NewListing = ReturnType<typeof listingLike>

async function createInTransaction(payload: Payload, listings: NewListing[]) {
  const req = await createLocalReq({ context: { quiet: true } }, payload)
  await initTransaction(req)
  try {
    for (const one of listings) await payload.create({ ...one, req })
    await commitTransaction(req)
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

async function rate(count: number, work: () => Promise<void>) {
  const start = performance.now()
  await work()
  return (count * 1000) / (performance.now() - start)
}

/** A listing with the template's pictures and blocks but its own facts; one in ten has no price. */
function listingLike(template: Listing | undefined, i: number) {
  if (!template) throw new Error('There is no listing to use as a template.')
  const { category, thumbnail, pictures, blocks, description } = template
  const bedrooms = 1 + (i % 6)
  const area = 60 + ((i * 37) % 900)
  const data = {
    category,
    thumbnail,
    pictures,
    blocks,
    description,
    bedrooms,
    area,
    title: `Villa ${String(i).padStart(5, '0')}`,
    unit: `B ${i}`,
    bathrooms: bedrooms - 0.5,
    price: i % 10 === 0 ? null : 400_000 + ((i * 7919) % 5000) * 1000,
    status: (['available', 'available', 'reserved', 'sold'] as const)[i % 4] ?? 'available',
    facts: {
      rooms: bedrooms + (i % 2) * 0.5,
      floor: (i % 9) - 1,
      energy_class: 'ABC'[i % 3] ?? 'A',
    },
    _status: 'published' as const,
  }
  return { collection: 'listings', data, depth: 0 } as const
}
