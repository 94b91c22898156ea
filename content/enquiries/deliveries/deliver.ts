import { createLocalReq, type Payload, type Where } from 'payload'
import { inTransaction } from '../../payload/in-transaction.ts'
import { waitForRecord } from '../../payload/workarounds/record-lock.ts'
import { attempt, type Result } from './attempt.ts'
import { settle } from './claim.ts'
import { followAnswer } from './follow-answer.ts'
import { keepTrying } from './keep-trying.ts'
import { reportResult } from './report-result.ts'
import { retryDelay } from './retry-delay.ts'
import type { DeliveryRow, Details } from './row.ts'

const TIMEOUT = 20_000

/** Delivers a claimed row and stores the result. */
export async function deliver(
  payload: Payload,
  owner: string,
  row: DeliveryRow,
  timeoutMs = TIMEOUT,
): Promise<void> {
  const result = await attempt(payload, row, timeoutMs)
  if (!result) return forget(payload, owner, row.id)
  reportResult(row, result)
  // Only storing is retried: a mail that was sent must not be sent twice because of a busy
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
    // Erasing locks the enquiry first, too; in another order the two would deadlock.
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

/** Everything that another attempt needs is kept. */
function detailsOfUnsent({ details, kind }: DeliveryRow, { state }: Result): Details {
  const isReopened = kind === 'answer' && state !== 'failed'
  return isReopened ? { ...details, isReopened } : details
}
