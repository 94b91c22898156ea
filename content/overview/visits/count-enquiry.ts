import type { PayloadRequest } from 'payload'
import { ownerTimeZone } from '../../model/owner-time-zone.ts'
import { dayIn } from '../../service/days.ts'
import { addCounts } from './add-counts.ts'

/** Replaces the house for enquiries about none. */
export const NO_HOUSE = '–'

/**
 * Counts an enquiry on the day on which it was accepted, with the path of its house, if any. To be
 * called in the transaction that stores a new enquiry.
 */
export async function countEnquiry(
  req: PayloadRequest,
  { acceptedAt, house }: { acceptedAt: string; house: string },
): Promise<void> {
  const day = dayIn(await ownerTimeZone(req.payload, req), new Date(acceptedAt))
  await addCounts(req, [{ day, kind: 'enquiry', name: house || NO_HOUSE, count: 1 }])
}
