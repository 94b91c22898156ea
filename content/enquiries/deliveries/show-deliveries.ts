import type { PayloadRequest } from 'payload'
import { type DeliveryKind, type DeliveryState, KIND_LABELS, STATE_LABELS } from './kinds.ts'
import { answerOf } from './queue-answer.ts'

/** A delivery on the page of its enquiry: texts of this service, without personal data. */
export type ShownDelivery = {
  id: number
  kind: DeliveryKind
  what: string
  state: DeliveryState
  stateLabel: string
  /** The key of the answer that it sends; empty for other deliveries. */
  answer: string
  /** The reason of a failure; empty if it did not fail. */
  reason: string
  at: string
}

/**
 * The deliveries of an enquiry, oldest first. Everybody who may see the enquiry may see it, because
 * people need to know whether their answer was sent. The list of all deliveries is for publishers.
 */
export async function showDeliveries(
  req: PayloadRequest,
  enquiry: number,
): Promise<ShownDelivery[]> {
  const { docs } = await req.payload.find({
    collection: 'deliveries',
    where: { enquiry: { equals: enquiry } },
    select: {
      ...{ kind: true, key: true, reference: true },
      ...{ state: true, lastError: true, sentAt: true, updatedAt: true },
    },
    sort: 'id',
    depth: 0,
    pagination: false,
    req,
  })
  return docs.map(({ id, kind, key, reference, state, lastError, sentAt, updatedAt }) => ({
    ...{ id, kind, what: KIND_LABELS[kind], answer: answerOf({ key, reference }) },
    ...{ state, stateLabel: STATE_LABELS[state] },
    ...{ reason: lastError ?? '', at: sentAt ?? updatedAt },
  }))
}
