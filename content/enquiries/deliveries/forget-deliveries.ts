import { createLog } from '@belvedere/kit/log.ts'
import type { PayloadRequest, Where } from 'payload'
import { afterCommit } from '../../payload/workarounds/after-commit.ts'
import { faultReason } from '../../service/fault-reason.ts'
import { emptyMailbox } from '../../service/mail/mailbox.ts'

const log = createLog('content')

/**
 * Erases the data that deliveries store about these enquiries, in the transaction that erases them.
 * Waiting deliveries are deleted; sent ones stay as rows without personal data.
 */
export async function forgetDeliveries(
  req: PayloadRequest,
  enquiries: readonly number[],
): Promise<void> {
  const { db } = req.payload
  const of: Where = { enquiry: { in: [...enquiries] } }
  const isUnsent: Where = { and: [of, { state: { not_equals: 'sent' } }] }
  await db.deleteMany({ collection: 'deliveries', where: isUnsent, req })
  const query = { collection: 'deliveries', where: of, pagination: false, req } as const
  const { docs } = await db.find<{ id: number }>(query)
  const data = { details: null, recipient: null }
  for (const { id } of docs) await db.updateOne({ collection: 'deliveries', id, data, req })
  await afterCommit(req, () => {
    for (const enquiry of enquiries) void emptyMailbox(enquiry).catch(reportLeft)
  })
}

/** The transaction is committed, so the failure can only be logged. */
function reportLeft(error: unknown) {
  log.error('Mails of an erased enquiry are left: empty the mailbox in the studio', {
    reason: faultReason(error),
  })
}
