import type { Payload } from 'payload'
import { vi } from 'vitest'
import type { Delivery } from '../payload-types.ts'

/** The results of the deliveries of an enquiry, by kind. */
export async function deliveriesOf(payload: Payload, enquiry: number) {
  const { docs } = await payload.db.find<Delivery>({
    collection: 'deliveries',
    where: { enquiry: { equals: enquiry } },
    pagination: false,
  })
  return Object.fromEntries(docs.map((row) => [row.kind, row])) as Partial<
    Record<Delivery['kind'], Delivery>
  >
}

/** Waits until all deliveries of an enquiry are in one of these states. */
export async function untilAll(payload: Payload, enquiry: number, ...states: Delivery['state'][]) {
  const isIn = ({ state }: Delivery) => states.includes(state)
  return vi.waitUntil(
    async () => {
      const rows = await deliveriesOf(payload, enquiry)
      const all = Object.values(rows)
      return all.length > 0 && all.every(isIn) && rows
    },
    { timeout: 30_000, interval: 30 },
  )
}

/** Makes all failed deliveries due now, as hours of waiting would. */
export async function passTime(payload: Payload): Promise<void> {
  const { docs } = await payload.db.find<{ id: number }>({
    collection: 'deliveries',
    where: { state: { equals: 'failed' } },
    pagination: false,
  })
  for (const { id } of docs)
    await payload.db.updateOne({ collection: 'deliveries', id, data: { nextAt: 0 } })
}
