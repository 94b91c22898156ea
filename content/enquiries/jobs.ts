import { createLog } from '@belvedere/kit/log.ts'
import { inBackground } from '@belvedere/kit/request-id.ts'
import type { Payload } from 'payload'
import { faultReason } from '../service/fault-reason.ts'
import { pruneMailbox } from '../service/mail/mailbox.ts'
import { escalateOverdue } from './escalate.ts'
import { applyLedger } from './person.ts'
import { eraseOld } from './retention.ts'

const log = createLog('enquiries')
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

type Job = { work: (payload: Payload) => Promise<number>; done: string; failed: string }

const REMIND: Job = {
  work: (payload) => escalateOverdue(payload),
  done: 'Enquiries became overdue',
  failed: 'Overdue enquiries not looked for, will retry',
}

const ERASE_OLD: Job = {
  work: (payload) => eraseOld(payload),
  done: 'Personal data of enquiries erased',
  failed: 'Old enquiries not erased, will retry tomorrow',
}

const ERASE_AGAIN: Job = {
  work: applyLedger,
  done: 'Enquiries erased again that were back',
  failed: 'Not looked whether erased enquiries are back, will retry tomorrow',
}

const TIDY: Job = {
  work: () => pruneMailbox(),
  done: 'Old mails of the mailbox deleted',
  failed: 'Old mails of the mailbox not deleted, will retry tomorrow',
}

/**
 * Checks every minute for overdue enquiries, and every day for those past the retention time, for
 * those restored although they were erased, and for old mails that were never sent. Each of these
 * continues when another one fails. The returned function ends this.
 */
export function startEnquiryJobs(payload: Payload): () => void {
  const timers = [
    every(MINUTE, payload, REMIND),
    ...[ERASE_OLD, ERASE_AGAIN, TIDY].map((job) => every(DAY, payload, job)),
  ]
  return () => timers.forEach(clearInterval)
}

function every(pause: number, payload: Payload, job: Job) {
  let isRunning = false
  const run = async () => {
    if (isRunning) return
    isRunning = true
    await inBackground('enquiries', () => report(payload, job))
    isRunning = false
  }
  void run()
  return setInterval(() => void run(), pause).unref()
}

/** Database errors contain the data of the query, and are reported without it. */
async function report(payload: Payload, { work, done, failed }: Job) {
  try {
    const count = await work(payload)
    if (count > 0) log.info(done, { count })
  } catch (error) {
    log.error(failed, { reason: faultReason(error) })
  }
}
