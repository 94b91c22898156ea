import { createLocalReq, type Payload } from 'payload'
import { forgetDeliveries } from '../deliveries/forget-deliveries.ts'
import { waitForRecord } from '../payload/record-lock.ts'
import { inTransaction } from '../releases/in-transaction.ts'

const collection = 'enquiries' as const
const AT_ONCE = 50

/**
 * What remains of an erased enquiry is what is counted: its house, its source, its state and its
 * times. The key stays too, so that the site cannot hand it over as a new one.
 */
export const ERASED = {
  ...{ name: '', email: '', phone: '', message: '', notes: [], visit: null },
  // Texts of the form, in which a person may have written anything.
  ...{ about: '', language: '' },
}

/** Empties the personal data of these enquiries, and of what is still to be sent because of them. */
export async function eraseEnquiries(payload: Payload, ids: readonly number[]): Promise<void> {
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    await eraseTogether(payload, ids.slice(at, at + AT_ONCE))
  }
}

async function eraseTogether(payload: Payload, ids: readonly number[]) {
  const req = await createLocalReq({}, payload)
  const erasedAt = new Date().toISOString()
  await inTransaction(req, async () => {
    await waitForRecord(req, collection)
    for (const id of ids) {
      const data = { ...ERASED, erasedAt }
      await payload.db.updateOne({ collection, id, data, req, returning: false })
    }
    await forgetDeliveries(req, ids)
  })
}
