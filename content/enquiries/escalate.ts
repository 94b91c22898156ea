import { createLocalReq, type Payload, type Where } from 'payload'
import { inTransaction } from '../payload/in-transaction.ts'
import { waitForRecord } from '../payload/workarounds/record-lock.ts'
import type { Enquiry } from '../payload-types.ts'
import { queueEscalation } from './deliveries/queue-escalation.ts'
import { overdueWhere } from './filters.ts'

const collection = 'enquiries' as const
const AT_ONCE = 100

/**
 * Queues a reminder of each enquiry that has become overdue, once; resolves to their number. The
 * lock keeps a second replica of the service from reminding of the same ones.
 */
export async function escalateOverdue(payload: Payload, now = new Date()): Promise<number> {
  const where: Where = { and: [overdueWhere(now), { escalatedAt: { exists: false } }] }
  if ((await payload.db.count({ collection, where })).totalDocs === 0) return 0
  const req = await createLocalReq({}, payload)
  return inTransaction(req, async () => {
    await waitForRecord(req, collection)
    const query = {
      collection,
      where,
      sort: ['dueAt', 'id'],
      limit: AT_ONCE,
      pagination: false,
      req,
    }
    const { docs } = await payload.db.find<Enquiry>(query)
    const data = { escalatedAt: now.toISOString() }
    for (const { id, reference, dueAt } of docs) {
      await payload.db.updateOne({ collection, id, data, req, returning: false })
      await queueEscalation(req, { id, reference: reference ?? '', dueAt: dueAt ?? '' })
    }
    return docs.length
  })
}
