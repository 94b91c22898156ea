import type { PayloadRequest } from 'payload'

/** The ids of those of these listings that are on the site. */
export async function publicListings(req: PayloadRequest, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const { docs } = await req.payload.find({
    collection: 'listings',
    where: { id: { in: ids }, _status: { equals: 'published' } },
    select: { _status: true },
    pagination: false,
    depth: 0,
    req,
  })
  return new Set(docs.map(({ id }) => id))
}
