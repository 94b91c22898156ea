import type { PayloadRequest } from 'payload'
import type { DeliveredEnquiry } from '../read-enquiry.ts'
import type { DeliveryRow } from '../row.ts'
import type { EnquirySettings } from '../settings/settings.ts'

/** What a sender gets. */
export type Delivery = {
  req: PayloadRequest
  row: DeliveryRow
  enquiry: DeliveredEnquiry
  settings: EnquirySettings
  timeoutMs: number
}

/** What became of a delivery that did not fail. */
export type Outcome = {
  /** `kept` is a mail in the local mailbox: nobody has it. */
  state: 'sent' | 'kept'
  /** What is to be noted if it worked in part. */
  note?: string
}

/** Delivers; throws if it did not work. */
export type Sender = (delivery: Delivery) => Promise<Outcome>

export const SENT: Outcome = { state: 'sent' }
