import type { PayloadRequest } from 'payload'
import { enqueue } from './enqueue.ts'

type Answer = {
  id: number
  reference: string
  subject: string
  text: string
  /** The same each time this answer is submitted. */
  key: string
  /** The author's name for the visitor. */
  by: string
  /** The address for the visitor's reply; by default the team's first address. */
  replyTo?: string
}

/**
 * Queues an answer that a colleague has written in the studio; false if it was queued before. The
 * text is deleted once it was sent.
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
