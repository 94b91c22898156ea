import { createLog } from '@belvedere/kit/log.ts'
import {
  APIError,
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { explain } from '../payload/explain-error.ts'
import { inTransaction } from '../payload/in-transaction.ts'
import { retryConflicts } from '../payload/retry-conflicts.ts'
import { waitForRecord } from '../payload/workarounds/record-lock.ts'
import { UNHURRIED } from '../publish/enqueue-publish.ts'
import { wakeNotifier } from '../publish/notifier.ts'
import { faultReason } from '../service/fault-reason.ts'
import { giveWay } from '../service/people-first.ts'
import type { WorkKind } from './kind.ts'
import { isOver, readWork, type WorkRow, writeWork } from './row.ts'
import { signInAgain } from './sign-in-again.ts'
import { type Outcome, runStep, timeLimit } from './step.ts'

const log = createLog('content')

/** So many items are done in one transaction at most. */
export const BATCH = 25

/** The longest pause between two transactions while people wait for the studio, in milliseconds. */
const MOST_PAUSE = 500

/**
 * Works a long work off, a few items in each transaction; others get their turn between two of
 * them. A batch and the progress are committed together, and each begins with what is stored: so
 * a process that is killed leaves nothing half done, and the next one goes on. Rejects with an error
 * that may be over soon, unless this is the last try.
 */
export async function workOff<Row extends WorkRow>(
  payload: Payload,
  id: number,
  kind: WorkKind<Row>,
  isLastTry = false,
): Promise<void> {
  const batches = new Batches(payload, id, kind)
  try {
    // Before the first one, too: the request that begins a work is answered first.
    do await giveWay(MOST_PAUSE)
    while (await retryConflicts(() => batches.next()))
  } catch (error) {
    await noteFailed(payload, id, kind, { cursor: batches.cursor, error, isLastTry })
  }
  wakeNotifier(payload)
  const row = await readWork(kind, await createLocalReq({}, payload), id)
  if (!row) return
  const [message, facts] = kind.report(row)
  const { longestMs: longestTransactionMs } = batches
  log.info(message, { id, state: row.state, ...facts, user: row.account, longestTransactionMs })
}

/** A result that ended its transaction: it is stored in the next one, if nothing came between. */
type Carried = { cursor: string; refused: unknown }

class Batches<Row extends WorkRow> {
  longestMs = 0
  /** How far the work was when this worker last looked. */
  cursor: string | undefined
  readonly #payload: Payload
  readonly #id: number
  readonly #kind: WorkKind<Row>
  #most = BATCH
  #carried: Carried | undefined
  #lastAt = Date.now()

  constructor(payload: Payload, id: number, kind: WorkKind<Row>) {
    this.#payload = payload
    this.#id = id
    this.#kind = kind
  }

  /** Does the next batch; false once nothing is left to do. */
  async next(): Promise<boolean> {
    const req = await createLocalReq({ context: { [UNHURRIED]: true } }, this.#payload)
    await initTransaction(req)
    try {
      await waitForRecord(req, this.#kind.collection, this.#id)
      const row = await readWork(this.#kind, req, this.#id)
      if (!row || isOver(row)) {
        await killTransaction(req)
        return false
      }
      this.cursor = this.#kind.cursorOf(row)
      // With SQLite a transaction waits for its turn at its first statement; that time does not
      // count.
      const begun = performance.now()
      const goesOn = await this.#batch(req, row, timeLimit(this.#payload))
      this.longestMs = Math.max(this.longestMs, Math.round(performance.now() - begun))
      return goesOn
    } catch (error) {
      await killTransaction(req)
      throw error
    }
  }

  async #batch(req: PayloadRequest, row: Row, isTimeOver: () => boolean) {
    const kind = this.#kind
    if (row.state === 'stopping') return this.#end(req, row, 'stopped')
    await signInAgain(req, row, () => kind.mayGoOn(req, row))
    const step = await kind.step(req, row)
    if (!step) return this.#end(req, row, 'done')
    const cursor = kind.cursorOf(row)
    const carried = this.#carried
    this.#carried = undefined
    const outcome: Outcome<unknown> =
      carried?.cursor === cursor
        ? { results: [carried.refused] }
        : await runStep(step, this.#most, isTimeOver)
    this.#most = BATCH
    if ('at' in outcome) {
      await killTransaction(req)
      // The items before it were rolled back with it, so they are done first, without it.
      if (outcome.at > 0) this.#most = outcome.at
      else this.#carried = { cursor, refused: outcome.refused }
      return true
    }
    const { isDone, ...data } = await step.write(outcome.results)
    await this.#write(req, row.id, { ...data, spentMs: row.spentMs + this.#spent() })
    if (isDone) return this.#end(req, row, 'done')
    await commitTransaction(req)
    return true
  }

  async #end(req: PayloadRequest, { id }: Row, state: 'done' | 'stopped') {
    await this.#write(req, id, { state, ...ended() })
    await commitTransaction(req)
    return false
  }

  #write(req: PayloadRequest, id: number, data: Partial<WorkRow>) {
    return writeWork<WorkRow>(this.#kind, req, id, data)
  }

  #spent() {
    const since = this.#lastAt
    this.#lastAt = Date.now()
    return this.#lastAt - since
  }
}

const ended = () => ({ endedAt: new Date().toISOString(), clientAddress: null })

type Failure = { cursor: string | undefined; error: unknown; isLastTry: boolean }

/**
 * Marks a work as failed. The error is thrown again instead, so that the job is retried later, in
 * three cases: the work has progressed since (another worker may be doing it), the failure cannot be
 * stored, or the error may pass by itself, such as a deadlock or a database failover. The last retry
 * marks the work as failed in any case.
 */
async function noteFailed<Row extends WorkRow>(
  payload: Payload,
  id: number,
  kind: WorkKind<Row>,
  { cursor, error, isLastTry }: Failure,
) {
  const reason = lastingReason(error)
  if (reason === undefined && !isLastTry) {
    const facts = { work: kind.collection, id, reason: faultReason(error) }
    log.warn('Long work interrupted, will retry', facts)
    throw error
  }
  log.error('Long work failed', { work: kind.collection, id, reason: faultReason(error) })
  const req = await createLocalReq({}, payload)
  await inTransaction(req, async () => {
    await waitForRecord(req, kind.collection, id)
    const row = await readWork(kind, req, id)
    if (!row || isOver(row)) return
    if (kind.cursorOf(row) !== cursor) throw error
    const data = { state: 'failed', reason: reason ?? UNKNOWN, ...ended() } as const
    await writeWork<WorkRow>(kind, req, id, data)
  })
}

/** Why another try would fail as well, as a sentence; undefined if it may not. */
function lastingReason(error: unknown): string | undefined {
  if (error instanceof APIError && error.isPublic && error.status < 500) return error.message
  const known = explain(error)
  return known?.status === BUSY ? undefined : known?.message
}

const BUSY = 503
const UNKNOWN = 'Something went wrong in the service. Please tell your administrator.'
