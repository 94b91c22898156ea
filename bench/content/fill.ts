import type { Listing } from '@belvedere/content/payload-types.ts'
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
} from 'payload'

/** Listings a second: each saved by itself, as an editor does, and many in one transaction. */
export type Rates = { single: number; bulk: number }

const SINGLE = 50
const BATCH = 250

/** Adds listings like those of the demo until there are so many. Every hook runs for each of them. */
export async function fill(payload: Payload, total: number): Promise<Rates> {
  const { docs } = await payload.find({ collection: 'listings', depth: 0, limit: 16, sort: 'id' })
  const { totalDocs } = await payload.count({ collection: 'listings' })
  const wanted = Array.from({ length: Math.max(0, total - totalDocs) }, (_, i) => i + totalDocs)
  const make = (i: number) => listingLike(docs[i % docs.length], i)
  const singles = wanted.slice(0, SINGLE)
  const single = await rate(singles.length, async () => {
    for (const i of singles) await payload.create({ ...make(i), context: { quiet: true } })
  })
  const rest = wanted.slice(SINGLE)
  const bulk = await rate(rest.length, async () => {
    for (let at = 0; at < rest.length; at += BATCH)
      await together(payload, rest.slice(at, at + BATCH).map(make))
  })
  return { single, bulk }
}

type Made = ReturnType<typeof listingLike>

async function together(payload: Payload, made: Made[]) {
  const req = await createLocalReq({ context: { quiet: true } }, payload)
  await initTransaction(req)
  try {
    for (const one of made) await payload.create({ ...one, req })
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

/** The pictures and blocks of one listing with facts of its own; one in ten has no price. */
function listingLike(template: Listing | undefined, i: number) {
  if (!template) throw new Error('There is no listing to make others like.')
  const { category, thumbnail, pictures, blocks, description } = template
  const bedrooms = 1 + (i % 6)
  const area = 60 + ((i * 37) % 900)
  const data = {
    ...{ category, thumbnail, pictures, blocks, description, bedrooms, area },
    title: `Villa ${String(i).padStart(5, '0')}`,
    unit: `B ${i}`,
    bathrooms: bedrooms - 0.5,
    price: i % 10 === 0 ? null : 400_000 + ((i * 7919) % 5000) * 1000,
    status: (['available', 'available', 'reserved', 'sold'] as const)[i % 4] ?? 'available',
    _status: 'published' as const,
  }
  return { collection: 'listings', data, depth: 0 } as const
}
