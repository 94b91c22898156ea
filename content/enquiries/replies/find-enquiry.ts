import type { PayloadRequest } from 'payload'
import { messageIdOf } from '../deliveries/senders/message-id.ts'
import type { Headers } from './mail.ts'

const OURS = /^([0-9a-f]{32})@/

/** The name that our mails have in their Message-ID; undefined for those of others. */
const nameIn = (id: string) => OURS.exec(id)?.[1]

/** Whether a mail may answer one of ours, by its looks. */
export function mayBeReply({ id, answers, isAutomatic }: Headers): boolean {
  return !isAutomatic && nameIn(id) === undefined && answers.some(nameIn)
}

/**
 * The enquiry whose acknowledgement or answer a mail replies to. Whoever has not got one of our
 * mails cannot invent a name that finds one.
 */
export async function findEnquiry(req: PayloadRequest, answers: string[]) {
  const { docs } = await req.payload.db.find<{ key: string; enquiry: number }>({
    collection: 'deliveries',
    where: { kind: { in: ['visitor', 'answer'] } },
    pagination: false,
    req,
  })
  const byName = new Map(docs.map(({ key, enquiry }) => [messageIdOf(key), Number(enquiry)]))
  for (const id of answers) {
    const enquiry = byName.get(nameIn(id) ?? '')
    if (enquiry !== undefined) return enquiry
  }
  return undefined
}
