import { sql } from '@payloadcms/db-sqlite'
import type { PayloadRequest } from 'payload'
import { readRows } from '../../payload/database/read-rows.ts'
import { addDays } from '../../service/days.ts'

/** Twenty-five months: a month can be compared with the same one two years before. */
const KEPT_DAYS = 762

/** The site hands over batches of at most thirty days. */
const REMEMBERED_DAYS = 60

let forgottenOn = ''

/** Once a day deletes the counts and the batches that are no longer needed. */
export async function forgetOld(req: PayloadRequest, today: string): Promise<void> {
  if (forgottenOn === today) return
  const oldest = addDays(today, -KEPT_DAYS)
  await readRows(req, sql`DELETE FROM "visit_counts" WHERE "day" < ${oldest}`)
  const before = new Date(`${addDays(today, -REMEMBERED_DAYS)}T00:00:00Z`).toISOString()
  await readRows(req, sql`DELETE FROM "visit_batches" WHERE "created_at" < ${before}`)
  forgottenOn = today
}
