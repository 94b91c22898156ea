import type { Payload, PayloadRequest, Where } from 'payload'
import { type DeliveryKind, KINDS } from './kinds.ts'
import { type DeliveryRow, parseRow } from './row.ts'

/**
 * Longer than any delivery may take. A worker that is killed leaves its claims behind; after this
 * time another one takes them over, and sends again what was sent just before the kill.
 */
export const LEASE_MS = 3 * 60_000

/** Rows that are due and not being delivered at this time. */
function due(now: number): Where[] {
  return [
    { state: { in: ['waiting', 'failed'] } },
    { nextAt: { less_than_equal: now } },
    { claimedUntil: { less_than_equal: now } },
  ]
}

/**
 * Claims due rows of these kinds, up to a number. A claim is one conditional update, so that of
 * several workers, in this process or in others on the same database, one gets the row.
 */
export async function claimDue(
  payload: Payload,
  owner: string,
  most: number,
  kinds: readonly DeliveryKind[] = KINDS,
): Promise<DeliveryRow[]> {
  const now = Date.now()
  const { docs } = await payload.db.find<{ id: number }>({
    collection: 'deliveries',
    where: { and: [...due(now), { kind: { in: [...kinds] } }] },
    sort: 'nextAt',
    limit: most,
    pagination: false,
  })
  const claimed: DeliveryRow[] = []
  for (const { id } of docs) {
    const row = await payload.db.updateOne({
      collection: 'deliveries',
      where: { and: [{ id: { equals: id } }, ...due(now)] },
      data: { claimedBy: owner, claimedUntil: now + LEASE_MS },
      options: { atomic: true },
    })
    const parsed = row ? parseRow(row) : undefined
    if (parsed) claimed.push(parsed)
  }
  return claimed
}

/**
 * Stores the result of a delivery; false if the claim has passed to another worker meanwhile, which
 * then stores its own.
 */
export async function settle(
  req: PayloadRequest,
  owner: string,
  id: number,
  data: object,
): Promise<boolean> {
  const settled = await req.payload.db.updateOne({
    collection: 'deliveries',
    where: { and: [{ id: { equals: id } }, { claimedBy: { equals: owner } }] },
    data: { ...data, ...UNCLAIMED, updatedAt: new Date().toISOString() },
    options: { atomic: true },
    req,
  })
  return settled !== null
}

/**
 * Gives up claims of a worker, all or those of some rows, so that the next one need not wait for the
 * end of the lease.
 */
export async function releaseClaims(
  { db }: Payload,
  owner: string,
  rows?: DeliveryRow[],
): Promise<void> {
  const ids: Where = rows ? { id: { in: rows.map(({ id }) => id) } } : {}
  const where: Where = { and: [{ claimedBy: { equals: owner } }, ids] }
  await db.updateMany({ collection: 'deliveries', where, data: UNCLAIMED, returning: false })
}

const UNCLAIMED = { claimedBy: null, claimedUntil: 0 }
