import type { PayloadRequest } from 'payload'
import { LOCK_MINUTES, readHolder } from '../editing/together/locks.ts'

/** The listings that other people have open in the studio, by id, with the name of who has. */
export async function findOpenListings(
  req: PayloadRequest,
  now = new Date(),
): Promise<Map<number, string>> {
  const since = new Date(now.getTime() - LOCK_MINUTES * 60_000).toISOString()
  const { docs } = await req.payload.find({
    collection: 'payload-locked-documents',
    where: {
      and: [
        { 'document.relationTo': { equals: 'listings' } },
        { updatedAt: { greater_than: since } },
      ],
    },
    depth: 0,
    pagination: false,
    req,
  })
  const open = new Map<number, string>()
  for (const { document } of docs) {
    const id = document?.relationTo === 'listings' ? document.value : undefined
    if (typeof id !== 'number' || open.has(id)) continue
    const holder = await readHolder(req.payload, { collection: 'listings', id }, now)
    if (holder && holder.id !== req.user?.id) open.set(id, holder.name)
  }
  return open
}
