import type { PayloadRequest } from 'payload'
import { enqueue } from './enqueue.ts'

type Overdue = { id: number; reference: string; dueAt: string }

/** Queues the reminder of an enquiry that nobody has answered in time; once for each due time. */
export async function queueEscalation(req: PayloadRequest, overdue: Overdue): Promise<void> {
  const { id, reference, dueAt } = overdue
  await enqueue(req, {
    enquiry: id,
    reference,
    kind: 'escalation',
    key: `${reference} escalation ${dueAt}`,
    details: { dueAt },
  })
}
