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
 * Finds the enquiry whose acknowledgement or answer a mail replies to. Whoever has not got one of
 * our mails cannot invent a name that finds one. What was sent is read once, with the first mail.
 */
export function enquiryFinder(req: PayloadRequest) {
  let sent: Promise<Map<string, number>> | undefined
  return async (answers: string[]): Promise<number | undefined> => {
    sent ??= sentMails(req)
    const byName = await sent
    const names = answers.map((id) => nameIn(id) ?? '')
    return byName.get(names.find((name) => byName.has(name)) ?? '')
  }
}

/** The enquiries of all mails to visitors, by the names of the mails. */
async function sentMails(req: PayloadRequest): Promise<Map<string, number>> {
  const { docs } = await req.payload.db.find<{ key: string; enquiry: number }>({
    collection: 'deliveries',
    where: { kind: { in: ['visitor', 'answer'] } },
    select: { key: true, enquiry: true },
    pagination: false,
    req,
  })
  return new Map(docs.map(({ key, enquiry }) => [messageIdOf(key), Number(enquiry)]))
}
