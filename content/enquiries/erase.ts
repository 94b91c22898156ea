import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { recordAudit } from '../accounts/audit/record.ts'
import { inTransaction } from '../payload/in-transaction.ts'
import { waitForRecord } from '../payload/workarounds/record-lock.ts'
import { forgetDeliveries } from './deliveries/forget-deliveries.ts'

const collection = 'enquiries' as const
const AT_ONCE = 50

/**
 * An erased enquiry keeps the fields that are counted: its house, its source, its state and its
 * times. The key stays too, so that the site cannot hand it over as a new one.
 */
export const ERASED = {
  ...{ name: '', email: '', phone: '', message: '', visit: null },
  ...{ notes: [], answers: [], drafts: [], replies: [] },
  // Texts of the form, in which a person may have written anything.
  ...{ about: '', language: '', asked: null },
}

type Erasure = 'person-erased' | 'enquiries-expired' | 'enquiries-erased-again'

/** The reason for the erasure, and the request that caused it. */
export type Reason = { event: Erasure; by?: PayloadRequest | undefined }

/**
 * Erases the personal data of these enquiries, and their pending deliveries. It is recorded in the
 * audit log, without the person.
 */
export async function eraseEnquiries(
  payload: Payload,
  ids: readonly number[],
  reason: Reason,
): Promise<void> {
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    await eraseTogether(payload, ids.slice(at, at + AT_ONCE), reason)
  }
}

async function eraseTogether(payload: Payload, ids: readonly number[], { event, by }: Reason) {
  const { headers, user } = by ?? {}
  const from = { ...(user && { user }), ...(headers && { req: { headers } }) }
  const req = await createLocalReq(from, payload)
  const erasedAt = new Date().toISOString()
  await inTransaction(req, async () => {
    await waitForRecord(req, collection)
    for (const id of ids) {
      const data = { ...ERASED, erasedAt }
      await payload.db.updateOne({ collection, id, data, req, returning: false })
    }
    await forgetDeliveries(req, ids)
    await recordAudit(req, { event, facts: { count: ids.length } })
  })
}
