import type { PayloadRequest } from 'payload'
import type { DeliveryRow } from '../row.ts'
import { messageIdOf } from './message-id.ts'

/**
 * The mails that the visitor has of this enquiry, oldest first, so that a mail program shows them as
 * one conversation.
 */
export async function earlierMails(req: PayloadRequest, row: DeliveryRow): Promise<string[]> {
  const { docs } = await req.payload.db.find<{ key: string }>({
    collection: 'deliveries',
    where: {
      and: [
        { enquiry: { equals: row.enquiry } },
        { id: { not_equals: row.id } },
        { kind: { in: ['visitor', 'answer'] } },
        { state: { equals: 'sent' } },
      ],
    },
    sort: 'sentAt',
    pagination: false,
    req,
  })
  return docs.map(({ key }) => messageIdOf(key))
}
