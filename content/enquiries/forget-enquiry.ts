import type { CollectionBeforeDeleteHook } from 'payload'
import { recordAudit } from '../accounts/audit/record.ts'
import type { Enquiry } from '../payload-types.ts'
import { forgetDeliveries } from './deliveries/forget-deliveries.ts'
import { Ledger } from './ledger.ts'

const collection = 'enquiries' as const

/**
 * The pending deliveries of an enquiry are deleted with it. It is added to the ledger first, so
 * that neither a restored backup nor the site restores its data.
 */
export const forgetEnquiry: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where = { id: { equals: id } }
  const found = await req.payload.db.findOne<Enquiry>({ collection, where, req })
  if (found?.key) await Ledger.addEnquiry(found.key)
  await forgetDeliveries(req, [Number(id)])
  await recordAudit(req, { event: 'enquiry-deleted', title: found?.reference ?? `${id}` })
}
