import type { Payload } from 'payload'

export type Waiting = { count: number; oldestSeconds: number }

/** The number of waiting deliveries, and the time since when the oldest one waits. */
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
