import type { PayloadRequest } from 'payload'
import type { DeliveredEnquiry } from '../read-enquiry.ts'
import type { DeliveryRow } from '../row.ts'
import type { EnquirySettings } from '../settings/settings.ts'

/** The input of a sender. */
export type Delivery = {
  req: PayloadRequest
  row: DeliveryRow
  enquiry: DeliveredEnquiry
  settings: EnquirySettings
  timeoutMs: number
}

/** The result of a delivery that did not fail. */
export type Outcome = {
  /** `kept` is a mail in the local mailbox, which nobody has received. */
  state: 'sent' | 'kept'
  /** The note for a partial success. */
  note?: string
}

/** Delivers; throws on failure. */
export type Sender = (delivery: Delivery) => Promise<Outcome>

export const SENT: Outcome = { state: 'sent' }
