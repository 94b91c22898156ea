import { createLog } from '@belvedere/kit/log.ts'
import { inBackground } from '@belvedere/kit/request-id.ts'
import type { Payload, Where } from 'payload'
import { faultReason } from '../service/fault-reason.ts'
import { daysAgo } from './kept-days.ts'
import { UNDER_WAY } from './row.ts'

const log = createLog('content')
const HOUR = 60 * 60_000

/** The works that ended before so many days. */
export function endedBefore(days: number, now = new Date()): Where {
  return { state: { not_in: UNDER_WAY }, endedAt: { less_than: daysAgo(days, now) } }
}

/** Forgets old works now and once an hour; call the returned function to stop. */
export function startForgetting(
  payload: Payload,
  forget: ((payload: Payload) => Promise<void>)[],
): () => void {
  const run = () =>
    void inBackground('long-work', async () => {
      for (const work of forget)
        await work(payload).catch((error) =>
          log.error('Old work not forgotten, will retry in an hour', {
            reason: faultReason(error),
          }),
        )
    })
  run()
  const timer = setInterval(run, HOUR).unref()
  return () => clearInterval(timer)
}
