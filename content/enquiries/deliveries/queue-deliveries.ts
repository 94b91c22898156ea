import type { Enquiry } from '@belvedere/kit/enquiry/check-enquiry.ts'
import type { PayloadRequest, Where } from 'payload'
import { enqueue } from './enqueue.ts'
import type { DeliveryKind } from './kinds.ts'
import { hashAddress } from './recipient-hash.ts'
import { readEnquirySettings } from './settings/read-settings.ts'
import type { EnquirySettings } from './settings/settings.ts'

/** A stored enquiry, as `POST /enquiries` has it. */
export type StoredEnquiry = {
  id: number
  reference: string
  enquiry: Enquiry
  house: { title: string; path: string } | null
  acceptedAt: string
}

/** More acknowledgements to one address within a day would be an attempt to fill a mailbox. */
const MOST_A_DAY = 3
const DAY = 24 * 60 * 60 * 1000

/**
 * Queues the deliveries of a new enquiry, according to the settings, in the request's transaction:
 * either both are stored or none.
 */
export async function queueDeliveries(req: PayloadRequest, stored: StoredEnquiry): Promise<void> {
  const { id, reference, house, enquiry } = stored
  const settings = await readEnquirySettings(req)
  const recipient = hashAddress(req, enquiry.email)
  for (const kind of kindsBy(settings)) {
    if (kind === 'visitor' && (await hasEnough(req, recipient))) continue
    await enqueue(req, {
      enquiry: id,
      reference,
      kind,
      key: `${reference} ${kind}`,
      ...(house && { details: { house } }),
      ...(kind === 'visitor' && { recipient }),
    })
  }
}

function kindsBy(settings: EnquirySettings): DeliveryKind[] {
  const { acknowledges, webhook, hubspot, salesforce } = settings
  return [
    'team',
    ...(acknowledges ? (['visitor'] as const) : []),
    ...(webhook ? (['webhook'] as const) : []),
    ...(hubspot ? (['hubspot'] as const) : []),
    ...(salesforce ? (['salesforce'] as const) : []),
  ]
}

async function hasEnough(req: PayloadRequest, recipient: string) {
  const where: Where = {
    and: [{ recipient: { equals: recipient } }, { queuedAt: { greater_than: Date.now() - DAY } }],
  }
  const { totalDocs } = await req.payload.db.count({ collection: 'deliveries', where, req })
  return totalDocs >= MOST_A_DAY
}
