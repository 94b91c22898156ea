import type { Payload, Where } from 'payload'
import { wakeWorker } from './wake.ts'

/**
 * Makes deliveries due at once that are not being delivered at this moment, and restarts their
 * three days; resolves to their number.
 */
export async function makeDue(payload: Payload, which: Where): Promise<number> {
  const now = Date.now()
  const isFree: Where = { claimedUntil: { less_than_equal: now } }
  const where: Where = { and: [which, isFree] }
  const collection = 'deliveries' as const
  const { docs } = await payload.db.find<{ id: number }>({ collection, where, pagination: false })
  const data = { state: 'waiting', attempts: 0, queuedAt: now, nextAt: now }
  for (const { id } of docs)
    await payload.db.updateOne({
      collection,
      where: { and: [{ id: { equals: id } }, which, isFree] },
      data,
      options: { atomic: true },
    })
  wakeWorker(payload)
  return docs.length
}
