import type { PayloadRequest } from 'payload'
import { queueWork, wakeWork } from '../../long-work/jobs.ts'
import { inNameOf } from '../../long-work/sign-in-again.ts'
import { inTransaction } from '../../payload/in-transaction.ts'
import { userName } from '../../payload/user-name.ts'
import { waitForRecord } from '../../payload/workarounds/record-lock.ts'
import type { Plan } from '../plan.ts'
import { RequestError } from '../request-error.ts'
import { IMPORTS, type ImportRow, readRunning } from './import-row.ts'
import { writeParts } from './parts.ts'
import { storedListing } from './stored-listing.ts'

type Begun = { plan: Plan; sheet: string; publish: boolean }

/** Stores an import with its plan and its job; it goes on without the request. */
export async function beginImport(req: PayloadRequest, begun: Begun): Promise<ImportRow> {
  const { plan, sheet, publish } = begun
  const by = accountOf(req)
  const row = await inTransaction(req, async () => {
    await waitForRecord(req, IMPORTS.collection)
    await refuseSecond(req)
    const data = {
      ...{ sheet: sheet.slice(0, 200), owner: by.id, by: by.name, ...inNameOf(req, by.id) },
      ...{ phase: 'import', state: 'running', isPublished: publish },
      ...{ total: plan.listings.length, position: 0, created: 0, updated: 0, spentMs: 0 },
    }
    const made: ImportRow = await req.payload.db.create({
      collection: IMPORTS.collection,
      data,
      req,
    })
    await writeParts(req, made.id, plan.listings.map(storedListing))
    await queueWork(IMPORTS, req, made.id)
    return made
  })
  wakeWork(IMPORTS, req.payload)
  return row
}

/** The account that asks; throws a `RequestError` if it is none of the studio. */
export function accountOf({ user }: PayloadRequest): { id: number; name: string } {
  if (user?.collection !== 'users') throw new RequestError(403, NO_ACCOUNT)
  return { id: user.id, name: userName(user) ?? 'Somebody' }
}

/** Throws a `RequestError` while an import is under way; the caller has waited for all imports. */
export async function refuseSecond(req: PayloadRequest): Promise<void> {
  const running = await readRunning(req)
  if (running) throw new RequestError(423, underWay(running))
}

const NO_ACCOUNT = 'Sign in to the studio to import listings.'

function underWay({ by, phase, position, total, left, takenBackBy }: ImportRow) {
  const wait = 'Wait until that is done, and try again.'
  const count = (done: number, all: number) =>
    ` (${done.toLocaleString('en')} of ${all.toLocaleString('en')} listings so far)`
  return phase === 'import'
    ? `${by} is importing listings at the moment${count(position, total)}. ${wait}`
    : `${takenBackBy} is taking an import back at the moment${count(position - (left ?? 0), position)}. ${wait}`
}
