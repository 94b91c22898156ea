import { createLog } from '@belvedere/kit/log.ts'
import { inBackground } from '@belvedere/kit/request-id.ts'
import type { Payload } from 'payload'
import { faultReason } from '../../service/fault-reason.ts'
import { erase } from './erase.ts'
import { lastKept } from './kept-days.ts'

const log = createLog('content')
const HOUR = 60 * 60_000

/** Erases what has been in the bin for 30 days, one record after the other; resolves to their number. */
export async function eraseOld(payload: Payload, now = new Date()): Promise<number> {
  const where = { since: { less_than: lastKept(now).toISOString() } }
  const query = { collection: 'bin-entries', where, sort: 'since', pagination: false } as const
  const { docs } = await payload.find({ ...query, depth: 0 })
  let erased = 0
  for (const { record } of docs) if (await eraseOne(payload, record)) erased++
  return erased
}

/** A record that cannot be erased does not keep the others. */
async function eraseOne(payload: Payload, record: string) {
  try {
    await erase(payload, record)
    return true
  } catch (error) {
    const reason = faultReason(error)
    log.error('Record in the bin not erased, will retry in an hour', { record, reason })
    return false
  }
}

/** Erases old records of the bin now and once an hour; call the returned function to stop. */
export function startBinJobs(payload: Payload): () => void {
  const run = () => void inBackground('bin', () => tidy(payload))
  run()
  const timer = setInterval(run, HOUR).unref()
  return () => clearInterval(timer)
}

async function tidy(payload: Payload) {
  try {
    const count = await eraseOld(payload)
    if (count > 0) log.info('Old records of the bin erased', { count })
  } catch (error) {
    log.error('Bin not looked through, will retry in an hour', { reason: faultReason(error) })
  }
}
