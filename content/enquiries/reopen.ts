import type { PayloadRequest } from 'payload'
import type { Enquiry } from '../payload-types.ts'
import type { State } from './states.ts'

/** Sets an answered enquiry to “in hand” again, because its answer reached nobody. */
export function reopenEnquiry(req: PayloadRequest, id: number): Promise<void> {
  return change(req, id, 'answered', { state: 'in-hand', answeredAt: null })
}

/** Counts an enquiry as answered, because an answer that had failed was sent after all. */
export function countAsAnswered(req: PayloadRequest, id: number): Promise<void> {
  return change(req, id, 'in-hand', { state: 'answered', answeredAt: new Date().toISOString() })
}

/** An enquiry that somebody has put into another state meanwhile stays there. */
async function change(req: PayloadRequest, id: number, from: State, data: Partial<Enquiry>) {
  await req.payload.db.updateOne({
    collection: 'enquiries',
    where: { and: [{ id: { equals: id } }, { state: { equals: from } }] },
    data,
    options: { atomic: true },
    req,
  })
}
