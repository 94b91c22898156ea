import type { Payload } from 'payload'

export type Waiting = { count: number; oldestSeconds: number }

/** How much waits to be delivered, and since when the oldest of it does. */
export async function countWaiting({ db }: Payload, now = Date.now()): Promise<Waiting> {
  const where = { state: { in: ['waiting', 'failed'] } }
  const { docs, totalDocs } = await db.find<{ queuedAt: number }>({
    collection: 'deliveries',
    where,
    sort: 'queuedAt',
    limit: 1,
  })
  const oldest = Number(docs[0]?.queuedAt ?? now)
  return { count: totalDocs, oldestSeconds: Math.max(0, (now - oldest) / 1000) }
}
