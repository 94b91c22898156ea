import { parseJson } from '@belvedere/kit/json.ts'
import { createLog } from '@belvedere/kit/log.ts'
import { parseBatch, type VisitBatch } from '@belvedere/kit/visits/batch.ts'
import { sql } from '@payloadcms/db-sqlite'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { ownerTimeZone } from '../../model/owner-time-zone.ts'
import { readRows } from '../../payload/database/read-rows.ts'
import { inTransaction } from '../../payload/in-transaction.ts'
import { dayIn } from '../../service/days.ts'
import { faultReason } from '../../service/fault-reason.ts'
import { ANONYMOUS_BYTES, tooLarge } from '../../service/limits.ts'
import { readUpTo } from '../../service/read-bytes.ts'
import { answerSite, isFromSite, UNSIGNED } from '../../service/site-messages.ts'
import { addCounts } from './add-counts.ts'
import { forgetOld } from './forget-old.ts'

const log = createLog('visits')

const ODD = 'This is no whole batch: see VisitBatch in kit/visits/batch.ts.'
const NOT_READY = 'The visits could not be counted: please try again in a moment.'

/**
 * Handles `POST /visits`: what the site has counted. Answers 200 once it is committed, now or
 * before, and 422 if it never will be; with anything else the site tries again.
 */
export async function serveVisits(
  request: Request,
  open: () => Promise<Payload>,
): Promise<Response> {
  const body = await readUpTo(request, ANONYMOUS_BYTES)
  if (!body) return refuse(422, tooLarge(ANONYMOUS_BYTES))
  if (!isFromSite(request, body)) return refuse(401, UNSIGNED)
  const batch = parseBatch(parseJson(body.toString()))
  return batch ? count(batch, open) : refuse(422, ODD)
}

async function count(batch: VisitBatch, open: () => Promise<Payload>) {
  try {
    await applyBatch(await open(), batch)
    return answerSite(200, { counted: true })
  } catch (error) {
    log.error('Visits not counted; the site tries again', { reason: faultReason(error) })
    return answerSite(503, { errors: [{ message: NOT_READY }] }, { 'retry-after': '2' })
  }
}

function refuse(status: number, message: string) {
  log.warn('Visits refused', { reason: message })
  return answerSite(status, { errors: [{ message }] })
}

/** Counts a batch of the site, in one transaction; one that was counted before counts nothing. */
async function applyBatch(payload: Payload, { id, counts }: VisitBatch): Promise<void> {
  const timeZone = await ownerTimeZone(payload)
  const daily = counts.map(({ at, ...rest }) => ({ ...rest, day: dayIn(timeZone, new Date(at)) }))
  const req = await createLocalReq({}, payload)
  await inTransaction(req, async () => {
    if (!(await isNew(req, id))) return
    await addCounts(req, daily)
    await forgetOld(req, dayIn(timeZone, new Date()))
  })
}

/** Remembers the batch; PostgreSQL waits here for another transaction with the same one. */
async function isNew(req: PayloadRequest, id: string) {
  const rows = await readRows(
    req,
    sql`INSERT INTO "visit_batches" ("batch") VALUES (${id})
      ON CONFLICT ("batch") DO NOTHING RETURNING "id"`,
  )
  return rows.length > 0
}
