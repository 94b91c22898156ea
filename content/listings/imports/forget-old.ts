import { createLog } from '@belvedere/kit/log.ts'
import { inBackground } from '@belvedere/kit/request-id.ts'
import { createLocalReq, type Payload } from 'payload'
import { inTransaction } from '../../payload/in-transaction.ts'
import { faultReason } from '../../service/fault-reason.ts'
import { IMPORTS, type ImportRow, UNDER_WAY } from './import-row.ts'
import { daysAgo, KEPT_DAYS, NAMED_DAYS } from './kept-days.ts'
import { eraseParts } from './parts.ts'

const log = createLog('content')
const HOUR = 60 * 60_000

/**
 * Erases what imports have stored of their listings 30 days after they ended, and their lines of the
 * history after a year.
 */
export async function forgetOldImports(payload: Payload, now = new Date()): Promise<void> {
  const req = await createLocalReq({}, payload)
  const endedBefore = (days: number) => ({
    state: { not_in: UNDER_WAY },
    endedAt: { less_than: daysAgo(days, now) },
  })
  await inTransaction(req, async () => {
    const select = { sheet: true } as const
    const query = { where: endedBefore(KEPT_DAYS), pagination: false, select }
    const { docs } = await payload.db.find<ImportRow>({ collection: IMPORTS, ...query, req })
    if (docs.length === 0) return
    const ids = docs.map(({ id }) => id)
    await eraseParts(req, ids)
    await payload.db.deleteMany({ collection: IMPORTS, where: endedBefore(NAMED_DAYS), req })
  })
}

/** Forgets old imports now and once an hour; call the returned function to stop. */
export function startImportJobs(payload: Payload): () => void {
  const run = () =>
    void inBackground('imports', () =>
      forgetOldImports(payload).catch((error) =>
        log.error('Old imports not forgotten, will retry in an hour', {
          reason: faultReason(error),
        }),
      ),
    )
  run()
  const timer = setInterval(run, HOUR).unref()
  return () => clearInterval(timer)
}
