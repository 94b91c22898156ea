import { createLocalReq, type PayloadRequest } from 'payload'
import { isPublisher } from '../payload/access.ts'
import { inTransaction } from '../payload/in-transaction.ts'
import { refusal } from '../payload/refusal.ts'
import { waitForRecord } from '../payload/workarounds/record-lock.ts'
import { queueWork, wakeWork } from './jobs.ts'
import { readWork, type WorkNames, type WorkRow, writeWork } from './row.ts'

const GONE = 'This is not known any more.'
const NOT_YOURS = 'Only publishers can stop what somebody else has begun.'

/** Whether the account may decide about the work of this person. */
export function mayDecide(req: PayloadRequest, { owner, account }: WorkRow): boolean {
  return isPublisher({ req }) || owner === req.user?.id || account === req.user?.id
}

/** Ends a work after the batch that is being saved. */
export function stopWork<Row extends WorkRow>(
  names: WorkNames<Row>,
  req: PayloadRequest,
  id: number,
): Promise<Row> {
  return decide(names, req, id, async (row) => {
    if (row.state !== 'running') return undefined
    if (!mayDecide(req, row)) throw refusal(NOT_YOURS, 403)
    return { state: 'stopping' } as Partial<Row>
  })
}

/**
 * Writes what was decided about a work, with a job that works it off; nothing for an undefined
 * decision.
 */
export async function decide<Row extends WorkRow>(
  names: WorkNames<Row>,
  req: PayloadRequest,
  id: number,
  decision: (row: Row) => Promise<Partial<Row> | undefined>,
): Promise<Row> {
  await inTransaction(req, async () => {
    // One lock for the whole collection. Locking a single row first and the collection later could
    // deadlock with another request that does the same.
    await waitForRecord(req, names.collection)
    const row = await readWork(names, req, id)
    if (!row) throw refusal(GONE, 404)
    const news = await decision(row)
    if (!news) return
    await writeWork(names, req, id, news)
    await queueWork(names, req, id)
  })
  wakeWork(names, req.payload)
  const now = await readWork(names, await createLocalReq({}, req.payload), id)
  if (!now) throw refusal(GONE, 404)
  return now
}
