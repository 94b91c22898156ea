import type { PayloadRequest } from 'payload'
import { countAsAnswered, reopenEnquiry } from '../reopen.ts'
import type { Result } from './attempt.ts'
import type { DeliveryRow } from './row.ts'

/**
 * An enquiry counts as answered as soon as its answer is queued. So an enquiry whose answer reaches
 * nobody is in hand again, and counts as answered if the answer is sent later. To be called in
 * the transaction that completes the delivery.
 */
export async function followAnswer(
  req: PayloadRequest,
  { enquiry, details }: DeliveryRow,
  { state }: Result,
): Promise<void> {
  if (state === 'given-up' || state === 'kept') await reopenEnquiry(req, enquiry)
  else if (state === 'sent' && details.isReopened) await countAsAnswered(req, enquiry)
}
