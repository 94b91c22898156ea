import type { PayloadRequest } from 'payload'
import { afterCommit } from '../../payload/workarounds/after-commit.ts'
import type { DeliveryKind } from './kinds.ts'
import type { Details } from './row.ts'
import { wakeWorkerSoon } from './wake.ts'

type NewDelivery = {
  enquiry: number
  reference: string
  kind: DeliveryKind
  /** A key that is the same for the same delivery; a second one with it is not added. */
  key: string
  details?: Details
  /** A keyed hash of the recipient, to limit mails to one address. */
  recipient?: string
}

/**
 * Adds a delivery in the request's transaction; it begins once that is committed. Resolves to false if
 * there is one with this key already.
 */
export async function enqueue(req: PayloadRequest, delivery: NewDelivery): Promise<boolean> {
  const { db } = req.payload
  const where = { key: { equals: delivery.key } }
  if (await db.findOne({ collection: 'deliveries', where, req })) return false
  const now = Date.now()
  const fresh = { state: 'waiting', attempts: 0, queuedAt: now, nextAt: now, claimedUntil: 0 }
  await db.create({ collection: 'deliveries', data: { ...delivery, ...fresh }, req })
  await afterCommit(req, () => wakeWorkerSoon(req.payload))
  return true
}
