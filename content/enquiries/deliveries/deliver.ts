import { setTimeout as sleep } from 'node:timers/promises'
import { createLog } from '@belvedere/kit/log.ts'
import { createLocalReq, type Payload, type PayloadRequest, type Where } from 'payload'
import { inTransaction } from '../../payload/in-transaction.ts'
import { waitForRecord } from '../../payload/workarounds/record-lock.ts'
import { metrics } from '../../service/metrics.ts'
import { countAsAnswered, reopenEnquiry } from '../reopen.ts'
import { attempt, type Result } from './attempt.ts'
import { settle } from './claim.ts'
import { retryDelay } from './retry-delay.ts'
import type { DeliveryRow, Details } from './row.ts'

const TIMEOUT = 20_000

/** Delivers a claimed row and writes down what became of it. */
export async function deliver(
  payload: Payload,
  owner: string,
  row: DeliveryRow,
  timeoutMs = TIMEOUT,
): Promise<void> {
  const result = await attempt(payload, row, timeoutMs)
  if (!result) return forget(payload, owner, row.id)
  reportResult(row, result)
  // Only the writing is tried again: a mail that was sent must not go out twice because of a busy
  // database.
  await keepTrying(() => writeDown(payload, owner, row, result))
}

/** Deliveries of an erased enquiry are deleted: they are neither sent nor shown as failed. */
async function forget({ db }: Payload, owner: string, id: number) {
  const where: Where = { and: [{ id: { equals: id } }, { claimedBy: { equals: owner } }] }
  await db.deleteMany({ collection: 'deliveries', where })
}

async function writeDown(payload: Payload, owner: string, row: DeliveryRow, result: Result) {
  const req = await createLocalReq({}, payload)
  const changes = changesBy(row, result)
  if (row.kind !== 'answer') return void (await settle(req, owner, row.id, changes))
  await inTransaction(req, async () => {
    // Erasing locks the enquiry first, too; in another order the two would wait for each other.
    await waitForRecord(req, 'enquiries', row.enquiry)
    if (await settle(req, owner, row.id, changes)) await followAnswer(req, row, result)
  })
}

function changesBy(row: DeliveryRow, result: Result) {
  const { state } = result
  const attempts = row.attempts + 1
  if ('reason' in result) {
    const { reason: lastError, reached } = result
    const details = { ...detailsOfUnsent(row, result), ...(reached && { reached }) }
    return { state, attempts, lastError, details, nextAt: Date.now() + retryDelay(attempts) }
  }
  const lastError = result.note ?? null
  if (state === 'kept') return { state, attempts, lastError, details: detailsOfUnsent(row, result) }
  const { house } = row.details
  const sentAt = new Date().toISOString()
  return { state, attempts, lastError, sentAt, details: house ? { house } : null }
}

/** Everything stays that another attempt needs. */
function detailsOfUnsent({ details, kind }: DeliveryRow, { state }: Result): Details {
  const isReopened = kind === 'answer' && state !== 'failed'
  return isReopened ? { ...details, isReopened } : details
}

/**
 * An enquiry counts as answered as soon as its answer is queued. So one whose answer reaches nobody is
 * in hand again, and answered once the answer was sent after all. To be called in the transaction that
 * settles the delivery.
 */
async function followAnswer(
  req: PayloadRequest,
  { enquiry, details }: DeliveryRow,
  { state }: Result,
): Promise<void> {
  if (state === 'given-up' || state === 'kept') await reopenEnquiry(req, enquiry)
  else if (state === 'sent' && details.isReopened) await countAsAnswered(req, enquiry)
}

/** Long enough for a database that is busy or starts again; the claim of a delivery lasts longer. */
const PAUSES = [100, 400, 1500, 5000, 15_000]

/** Repeats work that fails, with a pause after each failure; throws what the last try did. */
async function keepTrying<T>(work: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES) {
    try {
      return await work()
    } catch {
      await sleep(pause)
    }
  }
  return work()
}

const log = createLog('content')

/** Counts what became of an attempt, and logs what failed. */
function reportResult({ kind, reference, attempts }: DeliveryRow, result: Result): void {
  const { state } = result
  metrics.deliveries.increment({ kind, result: state === 'given-up' ? 'given up' : state })
  if (!('reason' in result)) return
  const fields = { kind, reference, attempts: attempts + 1 }
  if (state === 'given-up') log.error(`A delivery was given up: ${result.reason}`, fields)
  else log.warn(`A delivery failed, will retry: ${result.reason}`, fields)
}
