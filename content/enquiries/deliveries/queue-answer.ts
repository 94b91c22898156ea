import type { PayloadRequest } from 'payload'
import { enqueue } from './enqueue.ts'

type Answer = {
  id: number
  reference: string
  subject: string
  text: string
  /** The question, below the text. */
  quote?: string
  /** Files of the library, by their ids. */
  files?: number[]
  /** The same each time this answer is submitted. */
  key: string
  /** The author's name for the visitor. */
  by: string
  /** The address for the visitor's reply; by default the team's first address. */
  replyTo?: string
}

const prefix = (reference: string) => `${reference} answer `

/** The key of the answer that a delivery is of; empty for other deliveries. */
export function answerOf({ key, reference }: { key: string; reference: string }): string {
  return key.startsWith(prefix(reference)) ? key.slice(prefix(reference).length) : ''
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
    key: `${prefix(reference)}${key}`,
    details: { answer: written },
  })
}
