import type { PayloadRequest } from 'payload'
import { addCounts } from './add-counts.ts'
import { dayIn } from './days.ts'
import { ownerTimeZone } from './owner-time-zone.ts'

/** Takes the place of the house for enquiries about none. */
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
