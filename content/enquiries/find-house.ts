import type { Payload } from 'payload'

export type House = { id: number; title: string; path: string }

const LISTING = /^\/real-estate\/[^/]+\/([^/]+)$/

/**
 * The listing at a path of the site. The slug decides: its category may have been renamed since the
 * enquiry was sent.
 */
export async function findHouse(payload: Payload, path: string): Promise<House | undefined> {
  const slug = LISTING.exec(path)?.[1]
  if (slug === undefined) return undefined
  const { docs } = await payload.find({
    collection: 'listings',
    where: { slug: { equals: slug } },
    select: { title: true },
    depth: 0,
    limit: 1,
    pagination: false,
  })
  const [found] = docs
  return found && { id: found.id, title: found.title ?? '', path }
}
