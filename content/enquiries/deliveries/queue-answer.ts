import type { PayloadRequest } from 'payload'
import { enqueue } from './enqueue.ts'

type Answer = {
  id: number
  reference: string
  subject: string
  text: string
  /** The same each time this answer is handed in. */
  key: string
  /** Who has written it, as the visitor reads it. */
  by: string
  /** Where the visitor's reply goes; the team's first address without one. */
  replyTo?: string
}

/**
 * Queues an answer that a colleague has written in the studio; false if it was queued before. What was
 * written goes once sent.
 */
export async function queueAnswer(req: PayloadRequest, answer: Answer): Promise<boolean> {
  const { id, reference, key, ...written } = answer
  return enqueue(req, {
    enquiry: id,
    reference,
    kind: 'answer',
    key: `${reference} answer ${key}`,
    details: { answer: written },
  })
}
