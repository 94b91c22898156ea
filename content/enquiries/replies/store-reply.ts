import { createHash, randomUUID } from 'node:crypto'
import { createLog } from '@belvedere/kit/log.ts'
import { createLocalReq, type Payload } from 'payload'
import { inTransaction } from '../../payload/in-transaction.ts'
import { waitForRecord } from '../../payload/workarounds/record-lock.ts'
import type { Enquiry } from '../../payload-types.ts'
import { MOST_REPLIES } from '../answers/limits.ts'
import { reopenEnquiry } from '../reopen.ts'
import { updateRows } from '../update-rows.ts'

/** A reply as it was read from the mailbox. */
export type Reply = {
  /** Its Message-ID. */
  id: string
  /** The address that it says it is from. */
  from: string
  at: string
  /** Null for a mail without plain text. */
  text: string | null
  isCut: boolean
  /** The names of its files, which stay in the mailbox. */
  files: string[]
}

const log = createLog('enquiries')

/**
 * Adds a reply to its enquiry, and takes an answered one in hand again; returns false if it is there
 * already, the enquiry was erased, or it has too many.
 */
export async function storeReply(payload: Payload, id: number, reply: Reply): Promise<boolean> {
  const req = await createLocalReq({}, payload)
  return inTransaction(req, async () => {
    await waitForRecord(req, 'enquiries', id)
    const where = { id: { equals: id } }
    const found = await payload.db.findOne<Enquiry>({ collection: 'enquiries', where, req })
    if (!found || found.erasedAt) return false
    const replies = found.replies ?? []
    const key = createHash('sha256').update(reply.id).digest('hex').slice(0, 32)
    if (replies.some((one) => one.key === key)) return false
    if (replies.length >= MOST_REPLIES) {
      log.warn('Reply not stored, its enquiry has too many', { enquiry: id })
      return false
    }
    const row = { ...reply, id: randomUUID(), key }
    await updateRows(req, found, { replies: [...replies, row] })
    await reopenEnquiry(req, id)
    return true
  })
}
