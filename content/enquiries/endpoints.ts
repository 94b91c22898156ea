import { isMailAddress } from '@belvedere/kit/enquiry/mail-address.ts'
import { type Endpoint, Forbidden, type PayloadRequest } from 'payload'
import { recordAudit } from '../accounts/audit/record.ts'
import { isAdministrator, isEditor } from '../payload/access.ts'
import { inTransaction } from '../payload/in-transaction.ts'
import { refusal } from '../payload/refusal.ts'
import { readBody, readId } from '../studio/read-request.ts'
import { addNote } from './add-note.ts'
import { exportCsv, exportWorkbook } from './export-sheet.ts'
import { erasePerson, readPerson } from './person.ts'
import { sendAnswer } from './send-answer.ts'
import { showEnquiry } from './show-enquiry.ts'

type Work = (req: PayloadRequest) => Promise<Response>

const headers = { 'cache-control': 'no-store' }
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const NO_ADDRESS = 'Enter the person’s email address.'

/** `GET /api/enquiries/:id/shown`: an enquiry as its page in the studio shows it. */
const shown: Work = async (req) =>
  Response.json({ enquiry: await showEnquiry(req, readId(req)) }, { headers })

/** `POST /api/enquiries/:id/notes` with `{ text }`: answers with the enquiry. */
const note: Work = async (req) => {
  const { text } = await readBody(req)
  await inTransaction(req, () => addNote(req, readId(req), text))
  return shown(req)
}

/**
 * `POST /api/enquiries/:id/answer` with `{ text, key }`: answers by mail, and with the enquiry. A second
 * request with the same key sends nothing.
 */
const answer: Work = async (req) => {
  const written = await readBody(req)
  await inTransaction(req, () => sendAnswer(req, readId(req), written))
  return shown(req)
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
      ...headers,
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
  return Response.json(kept, { headers })
}

/** `POST /api/enquiries/erase` with `{ email }`: answers with the number of enquiries. */
const erase: Work = async (req) =>
  Response.json({ erased: await erasePerson(req.payload, await addressIn(req), req) }, { headers })

export const enquiryEndpoints: Omit<Endpoint, 'root'>[] = [
  { path: '/export', method: 'get', handler: forEditors(sheet) },
  { path: '/person', method: 'post', handler: forAdministrators(person) },
  { path: '/erase', method: 'post', handler: forAdministrators(erase) },
  { path: '/:id/shown', method: 'get', handler: forEditors(shown) },
  { path: '/:id/notes', method: 'post', handler: forEditors(note) },
  { path: '/:id/answer', method: 'post', handler: forEditors(answer) },
]

function forEditors(work: Work): Work {
  return (req) => {
    if (!isEditor({ req })) throw new Forbidden(req.t)
    return work(req)
  }
}

function forAdministrators(work: Work): Work {
  return (req) => {
    if (!isAdministrator({ req })) throw new Forbidden(req.t)
    return work(req)
  }
}

async function addressIn(req: PayloadRequest): Promise<string> {
  const { email } = await readBody(req)
  const address = typeof email === 'string' ? email.trim() : ''
  if (!isMailAddress(address)) throw refusal(NO_ADDRESS, 400)
  return address
}
