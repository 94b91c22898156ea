import { setImmediate as nextTick } from 'node:timers/promises'
import { createLog } from '@belvedere/kit/log.ts'
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { explain } from '../../payload/explain-error.ts'
import { inTransaction } from '../../payload/in-transaction.ts'
import { waitForRecord } from '../../payload/workarounds/record-lock.ts'
import { faultReason } from '../../service/fault-reason.ts'
import { RequestError } from '../request-error.ts'
import { IMPORTS, type ImportRow, isOver, readImport, writeImport } from './import-row.ts'
import { PART_SIZE } from './parts.ts'
import { savingStep } from './saving.ts'
import { signInAgain } from './sign-in-again.ts'
import { type Outcome, runStep, type Step } from './step.ts'
import { takingBackStep, type UndoListing } from './taking-back.ts'

const log = createLog('content')

/**
 * A transaction that has taken this long does no further listing: others wait for it. With the
 * listing that is being saved and the commit, it should stay below 300 ms.
 */
const TIME_MS = 70

/**
 * Works an import off, or takes it back, a few listings in each transaction; other writers get their
 * turn between two of them. A batch and the progress are committed together, and each begins with
 * what is stored: so a process that is killed leaves nothing half done, and the next one goes on.
 */
export async function workOff(payload: Payload, id: number, undo: UndoListing): Promise<void> {
  const batches = new Batches(payload, id, undo)
  try {
    while (await batches.next()) await nextTick()
  } catch (error) {
    await noteFailed(payload, id, batches.cursor, error)
  }
  await report(payload, id, batches.longestMs)
}

/** A result that ended its transaction: it is stored in the next one, if nothing came between. */
type Carried = { row: ImportRow; refused: unknown }

class Batches {
  longestMs = 0
  /** How far the import was when this worker last looked. */
  cursor: string | undefined
  readonly #payload: Payload
  readonly #id: number
  readonly #undo: UndoListing
  #most = PART_SIZE
  #carried: Carried | undefined
  #lastAt = Date.now()

  constructor(payload: Payload, id: number, undo: UndoListing) {
    this.#payload = payload
    this.#id = id
    this.#undo = undo
  }

  /** Does the next batch; false once nothing is left to do. */
  async next(): Promise<boolean> {
    const req = await createLocalReq({}, this.#payload)
    await initTransaction(req)
    try {
      await waitForRecord(req, IMPORTS, this.#id)
      const row = await readImport(req, this.#id)
      if (!row || isOver(row)) {
        await killTransaction(req)
        return false
      }
      this.cursor = cursorOf(row)
      // With SQLite a transaction waits for its turn at its first statement; that time does not
      // count.
      const begun = performance.now()
      const goesOn = await this.#batch(req, row, () => performance.now() > begun + TIME_MS)
      this.longestMs = Math.max(this.longestMs, Math.round(performance.now() - begun))
      return goesOn
    } catch (error) {
      await killTransaction(req)
      throw error
    }
  }

  async #batch(req: PayloadRequest, row: ImportRow, isTimeOver: () => boolean) {
    if (row.state === 'stopping') return this.#end(req, row, 'stopped')
    await signInAgain(req, row)
    const step = await stepOf(req, row, this.#undo)
    if (!step) return this.#end(req, row, 'done')
    const carried = this.#carried
    this.#carried = undefined
    const isSame = carried && cursorOf(carried.row) === cursorOf(row)
    const outcome: Outcome<unknown> = isSame
      ? { results: [carried.refused] }
      : await runStep(step, this.#most, isTimeOver)
    this.#most = PART_SIZE
    if ('at' in outcome) {
      await killTransaction(req)
      // The listings before it were rolled back with it, so they are done first, without it.
      if (outcome.at > 0) this.#most = outcome.at
      else this.#carried = { row, refused: outcome.refused }
      return true
    }
    const { isDone, ...data } = await step.write(outcome.results)
    await writeImport(req, row.id, { ...data, spentMs: row.spentMs + this.#spent() })
    if (isDone) return this.#end(req, row, 'done')
    await commitTransaction(req)
    return true
  }

  async #end(req: PayloadRequest, { id }: ImportRow, state: 'done' | 'stopped') {
    await writeImport(req, id, { state, ...ended() })
    await commitTransaction(req)
    return false
  }

  #spent() {
    const since = this.#lastAt
    this.#lastAt = Date.now()
    return this.#lastAt - since
  }
}

/** The steps of both phases have different items; whoever runs one need not know which. */
async function stepOf(
  req: PayloadRequest,
  row: ImportRow,
  undo: UndoListing,
): Promise<Step<unknown, unknown> | undefined> {
  const step =
    row.phase === 'import' ? await savingStep(req, row) : await takingBackStep(req, row, undo)
  return step as Step<unknown, unknown> | undefined
}

/** How far an import is: another process may have gone on with it. */
const cursorOf = ({ phase, position, left }: ImportRow) => `${phase} ${position} ${left}`

const ended = () => ({ endedAt: new Date().toISOString(), clientAddress: null })

/**
 * Ends an import where this worker has failed. If it has gone on since, another worker may carry it
 * on, or nobody does: then, and if nothing can be stored, the job is tried again later.
 */
async function noteFailed(
  payload: Payload,
  id: number,
  cursor: string | undefined,
  error: unknown,
) {
  const reason = error instanceof RequestError ? error.message : explain(error)?.message
  log.error('Import of listings failed', { import: id, reason: faultReason(error) })
  const req = await createLocalReq({}, payload)
  await inTransaction(req, async () => {
    await waitForRecord(req, IMPORTS, id)
    const row = await readImport(req, id)
    if (!row || isOver(row)) return
    if (cursorOf(row) !== cursor) throw error
    await writeImport(req, id, { state: 'failed', reason: reason ?? UNKNOWN, ...ended() })
  })
}

const UNKNOWN = 'Something went wrong in the service. Please tell your administrator.'

async function report(payload: Payload, id: number, longestTransactionMs: number) {
  const row = await readImport(await createLocalReq({}, payload), id)
  if (!row) return
  const { phase, state, total, created, updated, refused, binned, restored, kept, account } = row
  const saved = { total, created, updated, refused: refused?.length ?? 0 }
  const message = phase === 'import' ? 'Listings imported' : 'Import of listings taken back'
  const counts = phase === 'import' ? saved : { binned, restored, kept: kept?.length ?? 0 }
  log.info(message, { import: id, state, ...counts, user: account, longestTransactionMs })
}
