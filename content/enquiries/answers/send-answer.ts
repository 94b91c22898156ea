import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { readWords } from '../../delivery/brand/read-words.ts'
import { ownerTimeZone } from '../../model/owner-time-zone.ts'
import { refusal } from '../../payload/refusal.ts'
import { userName } from '../../payload/user-name.ts'
import type { Enquiry } from '../../payload-types.ts'
import { canSendMail, NO_SERVER } from '../../service/mail/send-mail.ts'
import { queueAnswer } from '../deliveries/queue-answer.ts'
import { isOpen } from '../states.ts'
import { updateRows } from '../update-rows.ts'
import { findAttached } from './attached.ts'
import { beginAnswer } from './begin-answer.ts'
import { findAnswerable } from './find-answerable.ts'
import { problemOfFiles } from './limits.ts'
import { isSameAnswer, wordsOf } from './same-answer.ts'
import type { Written } from './written.ts'

const MOST = 200

const EMPTY = 'Write the answer first.'
const GONE = 'A file of this answer is no longer in the library. Remove it, and send the answer.'
const FULL = `There are ${MOST} answers here already. Go on in your mail program.`
const ANOTHER =
  'This answer has reached the content service before, with another text, subject or files: it is among the answers. Nothing was sent again; to send this one as well, press “Send” again.'

/** How an answer goes: by this service, or by the writer's own mail program. */
export type Way = 'mail' | 'program'

/**
 * Keeps an answer in the record of the enquiry, and queues it as a mail unless the writer's own
 * program has sent it. From then on the enquiry counts as answered; if the mail reaches nobody, it
 * is in hand again. To be called in a transaction.
 */
export async function sendAnswer(
  req: PayloadRequest,
  id: number,
  written: Written,
  way: Way,
): Promise<void> {
  const { key, text } = written
  if (text === '') throw refusal(EMPTY, 400)
  if (way === 'mail' && !canSendMail()) throw refusal(`The answer was not sent. ${NO_SERVER}`)
  const found = await findAnswerable(req, id)
  const answers = found.answers ?? []
  // Submitted before: the reply was lost, and the state may have been changed since.
  const before = answers.find((one) => one.key === key)
  const files = written.files.map((file) => ({ id: file }))
  if (before && !isSameAnswer(wordsOf(before), { ...written, files })) throw refusal(ANOTHER)
  if (before) return
  if (answers.length >= MOST) throw refusal(FULL)
  const begun = await beginning(req, found)
  const answer = await answerOf(req, written, begun.subject)
  if (way === 'mail') await queue(req, found, { ...answer, quote: begun.quote })
  const kept = { ...answer, id: randomUUID(), at: new Date().toISOString(), way }
  await updateRows(req, found, {
    answers: [...answers, kept],
    drafts: (found.drafts ?? []).filter((draft) => draft.key !== key),
    ...(isOpen(found.state) && { state: 'answered', answeredAt: kept.at }),
  })
}

/** The answer with its files and its author; refuses files that no mail can carry. */
async function answerOf(req: PayloadRequest, { key, text, ...rest }: Written, subject: string) {
  const files = await findAttached(req, rest.files)
  if (files.length < rest.files.length) throw refusal(GONE)
  const problem = problemOfFiles(files)
  if (problem) throw refusal(problem, 413)
  return { key, subject: rest.subject || subject, text, by: userName(req.user) ?? '', files }
}

type Queued = Awaited<ReturnType<typeof answerOf>> & { quote: string }

async function queue(req: PayloadRequest, { id, reference }: Enquiry, answer: Queued) {
  const files = answer.files.map((file) => file.id)
  await queueAnswer(req, { ...answer, id, reference: reference ?? '', files })
}

async function beginning(req: PayloadRequest, enquiry: Enquiry) {
  const { reference, name, email, message, acceptedAt, houseTitle } = enquiry
  return beginAnswer({
    reference: reference ?? '',
    sent: {
      name: name ?? '',
      email: email ?? '',
      message: message ?? '',
      acceptedAt: acceptedAt ?? '',
    },
    ...(houseTitle && { house: { title: houseTitle } }),
    timeZone: await ownerTimeZone(req.payload, req),
    words: (await readWords(req.payload)).mail,
  })
}
