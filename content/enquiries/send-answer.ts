import { randomUUID } from 'node:crypto'
import { NotFound, type PayloadRequest } from 'payload'
import { ownerTimeZone } from '../model/owner-time-zone.ts'
import { refusal } from '../payload/refusal.ts'
import { userName } from '../payload/user-name.ts'
import { waitForRecord } from '../payload/workarounds/record-lock.ts'
import type { Enquiry } from '../payload-types.ts'
import { canSendMail, NO_SERVER } from '../service/mail/send-mail.ts'
import { readText } from '../studio/read-request.ts'
import { draftAnswer } from './answer.ts'
import { queueAnswer } from './deliveries/queue-answer.ts'

const collection = 'enquiries' as const

/** The longest answer, in characters. */
const LONGEST_ANSWER = 8000

const EMPTY = 'Write the answer first.'
const NO_KEY =
  'Send a “key” with the answer, the same when it is sent again: 8 to 64 letters or digits.'
const KEY = /^[A-Za-z0-9-]{8,64}$/
const ERASED = 'The personal data of this enquiry was erased, so there is nobody to answer.'

/** The form's data; the key is made once for each answer, so that none is mailed twice. */
type Written = { text?: unknown; key?: unknown }

/**
 * Queues an answer by mail, and keeps it as a note. From then on the enquiry counts as answered; if
 * the mail reaches nobody, it is in hand again. To be called in a transaction.
 */
export async function sendAnswer(req: PayloadRequest, id: number, written: Written): Promise<void> {
  const text = readText(written.text, LONGEST_ANSWER)
  if (text === '') throw refusal(EMPTY, 400)
  const key = typeof written.key === 'string' && KEY.test(written.key) ? written.key : undefined
  if (!key) throw refusal(NO_KEY, 400)
  if (!canSendMail()) throw refusal(`The answer was not sent. ${NO_SERVER}`)
  await waitForRecord(req, collection, id)
  const where = { id: { equals: id } }
  const found = await req.payload.db.findOne<Enquiry>({ collection, where, req })
  if (!found) throw new NotFound(req.t)
  if (found.erasedAt || !found.email) throw refusal(ERASED)
  const by = userName(req.user)
  const { subject, body } = draftAnswer({
    ...answered(found),
    timeZone: await ownerTimeZone(req.payload, req),
  })
  const reference = found.reference ?? ''
  const mail = { subject, text: `${text}${body}`, by: by ?? '' }
  // It was submitted before: its note exists, and the state may have been changed since.
  if (!(await queueAnswer(req, { id, reference, key, ...mail }))) return
  const at = new Date().toISOString()
  const note = { id: randomUUID(), text: `Answer by mail:\n\n${text}`, by, at }
  const isOpen = found.state === 'new' || found.state === 'in-hand'
  const data = {
    notes: [...(found.notes ?? []), note],
    ...(isOpen && { state: 'answered', answeredAt: at }),
  }
  await req.payload.db.updateOne({ collection, id, data, req, returning: false })
}

function answered({ reference, name, email, message, acceptedAt, houseTitle }: Enquiry) {
  return {
    reference: reference ?? '',
    sent: {
      name: name ?? '',
      email: email ?? '',
      message: message ?? '',
      acceptedAt: acceptedAt ?? '',
    },
    ...(houseTitle && { house: { title: houseTitle } }),
  }
}
