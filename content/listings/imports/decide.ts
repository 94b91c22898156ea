import { createLocalReq, type PayloadRequest } from 'payload'
import { inTransaction } from '../../payload/in-transaction.ts'
import { waitForRecord } from '../../payload/workarounds/record-lock.ts'
import { RequestError } from '../request-error.ts'
import { accountOf, inNameOf, refuseSecond } from './begin-import.ts'
import { IMPORTS, type ImportRow, readImport, writeImport } from './import-row.ts'
import { queueImport, wakeImports } from './jobs.ts'
import { mayDecide, showImport } from './show-import.ts'

const NOT_YOURS = 'Only publishers can stop an import that somebody else has begun.'
const GONE = 'This import is not known any more.'
const CANNOT_GO_ON = 'This import cannot be continued: import the sheet again.'
const CANNOT_BE_TAKEN =
  'This import cannot be taken back: it is over 30 days old, nothing of it is left, or only a publisher may do it.'

/** Ends an import, or taking it back, after the batch that is being saved. */
export function stopImport(req: PayloadRequest, id: number): Promise<ImportRow> {
  return decide(req, id, async (row) => {
    if (row.state !== 'running') return {}
    if (!mayDecide(req, row)) throw new RequestError(403, NOT_YOURS)
    return { state: 'stopping' }
  })
}

/** Goes on with an import that was stopped or has failed, or with taking it back. */
export function continueImport(req: PayloadRequest, id: number): Promise<ImportRow> {
  return decide(req, id, async (row) => {
    if (!showImport(req, row).may.continue) throw new RequestError(409, CANNOT_GO_ON)
    await refuseSecond(req)
    return { state: 'running', reason: null, ...inNameOf(req, accountOf(req).id) }
  })
}

/** Begins to take an import back; what was kept before is looked at again. */
export function takeBackImport(req: PayloadRequest, id: number): Promise<ImportRow> {
  return decide(req, id, async (row) => {
    if (!showImport(req, row).may.takeBack) throw new RequestError(409, CANNOT_BE_TAKEN)
    await refuseSecond(req)
    const { id: account, name } = accountOf(req)
    const by = { takenBackBy: name, takenBackAt: new Date().toISOString() }
    const counts = { left: row.position, spentMs: 0, kept: null, reason: null }
    return { phase: 'take-back', state: 'running', ...counts, ...by, ...inNameOf(req, account) }
  })
}

/** Writes what was decided, with a job that works it off. */
async function decide(
  req: PayloadRequest,
  id: number,
  decision: (row: ImportRow) => Promise<Partial<ImportRow>>,
): Promise<ImportRow> {
  await inTransaction(req, async () => {
    // For all imports: whoever holds one and then asks for all waits for others that do the same.
    await waitForRecord(req, IMPORTS)
    const row = await readImport(req, id)
    if (!row) throw new RequestError(404, GONE)
    const news = await decision(row)
    if (Object.keys(news).length === 0) return
    await writeImport(req, id, news)
    await queueImport(req, id)
  })
  wakeImports(req.payload)
  const now = await readImport(await createLocalReq({}, req.payload), id)
  if (!now) throw new RequestError(404, GONE)
  return now
}
