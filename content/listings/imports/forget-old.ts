import { createLocalReq, type Payload } from 'payload'
import { endedBefore } from '../../long-work/forget.ts'
import { KEPT_DAYS, NAMED_DAYS } from '../../long-work/kept-days.ts'
import { inTransaction } from '../../payload/in-transaction.ts'
import { IMPORTS, type ImportRow } from './import-row.ts'
import { eraseParts } from './parts.ts'

/**
 * Erases what imports have stored of their listings 30 days after they ended, and their lines of the
 * history after a year.
 */
export async function forgetOldImports(payload: Payload, now = new Date()): Promise<void> {
  const req = await createLocalReq({}, payload)
  const { collection } = IMPORTS
  await inTransaction(req, async () => {
    const select = { sheet: true } as const
    const query = { where: endedBefore(KEPT_DAYS, now), pagination: false, select }
    const { docs } = await payload.db.find<ImportRow>({ collection, ...query, req })
    if (docs.length === 0) return
    const ids = docs.map(({ id }) => id)
    await eraseParts(req, ids)
    await payload.db.deleteMany({ collection, where: endedBefore(NAMED_DAYS, now), req })
  })
}
