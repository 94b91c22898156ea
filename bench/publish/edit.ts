import type { Payload } from 'payload'

/** An acknowledged edit: the page that shows it, its category's page, and the new title. */
export type Edited = { path: string; list: string; title: string }

const STEP = 7919

/** Publishes a new title of a listing, with every second edit a new price as well. */
export async function edit(payload: Payload, number: number): Promise<Edited> {
  const where = { _status: { equals: 'published' } }
  const { totalDocs } = await payload.count({ collection: 'listings', where })
  const page = 1 + ((number * STEP) % totalDocs)
  const { docs } = await payload.find({ collection: 'listings', where, limit: 1, page, sort: 'id' })
  const [listing] = docs
  if (!listing || typeof listing.category !== 'object') throw new Error('There is no listing.')
  const title = `Edited ${number}`
  const price = number % 2 === 0 ? { price: Math.round((listing.price ?? 1e6) * 1.1) } : {}
  const data = { title, ...price, _status: 'published' as const }
  await payload.update({ collection: 'listings', id: listing.id, data, depth: 0 })
  const list = `/real-estate/${listing.category.slug}`
  return { path: `${list}/${listing.slug}`, list, title }
}
