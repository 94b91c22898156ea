import { setTimeout as sleep } from 'node:timers/promises'
import { backoff } from '@belvedere/kit/backoff.ts'
import { createLog, type Log } from '@belvedere/kit/log.ts'
import { faultReason } from './service/fault-reason.ts'
import { reportStarted, reportStartFault, startFault } from './start-state.ts'

type Options = { firstMs?: number; maxMs?: number; log?: Log }

/**
 * Starts the service, and retries with backoff when that fails: a database that is not up yet, a
 * locked file and a full disk may be temporary. Until then `start.ts` answers every request with
 * 503. Next remembers a rejected start and would answer 500 until it is restarted.
 */
export async function untilStarted(
  start: () => Promise<unknown>,
  { firstMs = 1000, maxMs = 10_000, log = createLog('content') }: Options = {},
): Promise<void> {
  for (let failures = 0; ; failures++) {
    try {
      await start()
      return reportStarted()
    } catch (error) {
      const reason = faultReason(error)
      const pause = backoff(failures, { first: firstMs, longest: maxMs })
      const isNew = reason !== startFault()
      reportStartFault(reason)
      const message = `Start failed, trying again in ${pause / 1000} s: ${reason}`
      log.error(message, isNew ? { error } : {})
      await sleep(pause)
    }
  }
}
