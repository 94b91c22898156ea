import type { PayloadRequest } from 'payload'
import { decide } from '../../long-work/decide.ts'
import { inNameOf } from '../../long-work/sign-in-again.ts'
import { RequestError } from '../request-error.ts'
import { accountOf, refuseSecond } from './begin-import.ts'
import { IMPORTS, type ImportRow } from './import-row.ts'
import { showImport } from './show-import.ts'

const CANNOT_GO_ON = 'This import cannot be continued: import the sheet again.'
const CANNOT_BE_TAKEN =
  'This import cannot be taken back: it is over 30 days old, nothing of it is left, or only a publisher may do it.'

/** Goes on with an import that was stopped or has failed, or with taking it back. */
export function continueImport(req: PayloadRequest, id: number): Promise<ImportRow> {
  return decide(IMPORTS, req, id, async (row) => {
    if (!showImport(req, row).may.continue) throw new RequestError(409, CANNOT_GO_ON)
    await refuseSecond(req)
    return { state: 'running', reason: null, ...inNameOf(req, accountOf(req).id) }
  })
}

/** Begins to take an import back; what was kept before is looked at again. */
export function takeBackImport(req: PayloadRequest, id: number): Promise<ImportRow> {
  return decide(IMPORTS, req, id, async (row) => {
    if (!showImport(req, row).may.takeBack) throw new RequestError(409, CANNOT_BE_TAKEN)
    await refuseSecond(req)
    const { id: account, name } = accountOf(req)
    const by = { takenBackBy: name, takenBackAt: new Date().toISOString() }
    const counts = { left: row.position, spentMs: 0, kept: null, reason: null }
    return { phase: 'take-back', state: 'running', ...counts, ...by, ...inNameOf(req, account) }
  })
}
