import { randomUUID } from 'node:crypto'
import { isMailAddress } from '@belvedere/kit/enquiry/mail-address.ts'
import { type Endpoint, NotFound, type PayloadRequest } from 'payload'
import { recordAudit } from '../accounts/audit/record.ts'
import { once } from '../editing/once/once.ts'
import { isAdministrator, isEditor } from '../payload/access.ts'
import { inTransaction } from '../payload/in-transaction.ts'
import { refusal } from '../payload/refusal.ts'
import { userName } from '../payload/user-name.ts'
import { waitForRecord } from '../payload/workarounds/record-lock.ts'
import type { Enquiry } from '../payload-types.ts'
import { endpoint } from '../studio/endpoint.ts'
import { readBody, readId, readText } from '../studio/read-request.ts'
import { readVersion } from './answers/draft-version.ts'
import { keepDraft } from './answers/keep-draft.ts'
import { sendAnswer } from './answers/send-answer.ts'
import { readWritten } from './answers/written.ts'
import { exportCsv, exportWorkbook } from './export-sheet.ts'
import { erasePerson, readPerson } from './person.ts'
import { showEnquiry } from './show-enquiry.ts'
import { updateRows } from './update-rows.ts'

type Work = (req: PayloadRequest) => Promise<object>

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const NO_ADDRESS = 'Enter the person’s email address.'

/** `GET /api/enquiries/:id/shown`: an enquiry as its page in the studio shows it. */
const shown: Work = async (req) => ({ enquiry: await showEnquiry(req, readId(req)) })

/**
 * `POST /api/enquiries/:id/notes` with `{ text }`: answers with the enquiry. A second request with the
 * same key adds nothing.
 */
const note: Work = async (req) => {
  const { text } = await readBody(req)
  await inTransaction(req, () => once(req, 'notes', () => addNote(req, readId(req), text)))
  return shown(req)
}

/**
 * `POST /api/enquiries/:id/answer` with `{ key, subject, text, files, way }`: answers by mail, or
 * with the way “program” keeps what the writer's own mail program sends. A second request with the
 * same key does nothing. Answers with the enquiry.
 */
const answer: Work = async (req) => {
  const body = await readBody(req)
  const [written, way] = [readWritten(body), body.way === 'program' ? 'program' : 'mail'] as const
  await inTransaction(req, () => sendAnswer(req, readId(req), written, way))
  return shown(req)
}

/**
 * `POST /api/enquiries/:id/draft` with `{ key, subject, text, files, version, from }`: keeps an answer
 * that is being written. Answers with its files, with the answer if it was `sent` before, and with
 * `isTaken` if another window has gone on with it.
 */
const draft: Work = async (req) => {
  const body = await readBody(req)
  const written = { ...readWritten(body), ...readVersion(body) }
  return inTransaction(req, () => keepDraft(req, readId(req), written))
}

/**
 * `GET /api/enquiries/export?where=…&search=…`: the rows of the list with these filters, as an
 * Excel workbook; with `format=csv` as CSV.
 */
const sheet: Work = async (req) => {
  const isCsv = req.query.format === 'csv'
  const today = new Date().toISOString().slice(0, 10)
  const file = `enquiries-${today}.${isCsv ? 'csv' : 'xlsx'}`
  return new Response(new Uint8Array(await (isCsv ? exportCsv(req) : exportWorkbook(req))), {
    headers: {
      'cache-control': 'no-store',
      'content-type': isCsv ? 'text/csv; charset=utf-8' : XLSX,
      'content-disposition': `attachment; filename="${file}"`,
    },
  })
}

/**
 * `POST /api/enquiries/person` with `{ email }` in the body, because it must not be part of an
 * address.
 */
const person: Work = async (req) => {
  const kept = await readPerson(req.payload, await addressIn(req))
  // Without the address, because an entry would outlive the erasure of the person.
  await recordAudit(req, { event: 'person-exported', facts: { count: kept.enquiries.length } })
  return kept
}

/** `POST /api/enquiries/erase` with `{ email }`: answers with the number of enquiries. */
const erase: Work = async (req) => ({
  erased: await erasePerson(req.payload, await addressIn(req), req),
})

export const enquiryEndpoints: Endpoint[] = [
  endpoint(isEditor, 'get', '/export', sheet),
  endpoint(isAdministrator, 'post', '/person', person),
  endpoint(isAdministrator, 'post', '/erase', erase),
  endpoint(isEditor, 'get', '/:id/shown', shown),
  endpoint(isEditor, 'post', '/:id/notes', note),
  endpoint(isEditor, 'post', '/:id/answer', answer),
  endpoint(isEditor, 'post', '/:id/draft', draft),
]

async function addressIn(req: PayloadRequest): Promise<string> {
  const { email } = await readBody(req)
  const address = typeof email === 'string' ? email.trim() : ''
  if (!isMailAddress(address)) throw refusal(NO_ADDRESS, 400)
  return address
}

const collection = 'enquiries' as const
const LONGEST = 4000
const MOST = 500

const EMPTY = 'Write something first.'
const FULL = `There are ${MOST} notes here already.`
const ERASED = 'The personal data of this enquiry was erased, so it takes no more notes.'

/** Adds a note to an enquiry, with who wrote it and when. Nobody changes it afterwards. */
async function addNote(req: PayloadRequest, id: number, value: unknown): Promise<string> {
  const text = readText(value, LONGEST)
  if (text === '') throw refusal(EMPTY, 400)
  await waitForRecord(req, collection, id)
  const where = { id: { equals: id } }
  const found = await req.payload.db.findOne<Enquiry>({ collection, where, req })
  if (!found) throw new NotFound(req.t)
  if (found.erasedAt) throw refusal(ERASED)
  const notes = found.notes ?? []
  if (notes.length >= MOST) throw refusal(FULL)
  const note = { id: randomUUID(), text, by: userName(req.user), at: new Date().toISOString() }
  await updateRows(req, found, { notes: [...notes, note] })
  return `${collection}:${id}`
}
