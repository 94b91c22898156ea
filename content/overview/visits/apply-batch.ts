import type { VisitBatch } from '@belvedere/kit/visits/batch.ts'
import { sql } from '@payloadcms/db-sqlite'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { ownerTimeZone } from '../../model/owner-time-zone.ts'
import { readRows } from '../../payload/database/read-rows.ts'
import { inTransaction } from '../../payload/in-transaction.ts'
import { dayIn } from '../../service/days.ts'
import { addCounts } from './add-counts.ts'
import { forgetOld } from './forget-old.ts'

/** Counts a batch of the site, in one transaction; a batch that was counted before is ignored. */
export async function applyBatch(payload: Payload, { id, counts }: VisitBatch): Promise<void> {
  const timeZone = await ownerTimeZone(payload)
  const daily = counts.map(({ at, ...rest }) => ({ ...rest, day: dayIn(timeZone, new Date(at)) }))
  const req = await createLocalReq({}, payload)
  await inTransaction(req, async () => {
    if (!(await isNew(req, id))) return
    await addCounts(req, daily)
    await forgetOld(req, dayIn(timeZone, new Date()))
  })
}

/** Stores the batch; PostgreSQL waits here for another transaction with the same one. */
async function isNew(req: PayloadRequest, id: string) {
  const rows = await readRows(
    req,
    sql`INSERT INTO "visit_batches" ("batch") VALUES (${id})
      ON CONFLICT ("batch") DO NOTHING RETURNING "id"`,
  )
  return rows.length > 0
}
