import { faultReason } from '../../service/fault-reason.ts'
import { log } from '../../service/publish-log.ts'

/** Whoever asks before a publish waits no longer than this for the trial. */
const MOST_MS = 2000

/**
 * What a trial found; undefined if it failed, or takes too long, as while somebody else writes: then
 * its signal is aborted, and nothing waits for it. A fault of the trial is none of what else is asked.
 */
export async function inTime<Found>(
  trial: (signal: AbortSignal) => Promise<Found>,
): Promise<Found | undefined> {
  const over = new AbortController()
  const timer = setTimeout(() => over.abort(), MOST_MS)
  const late = new Promise<undefined>((resolve) => {
    over.signal.addEventListener('abort', () => resolve(undefined))
  })
  try {
    return await Promise.race([trial(over.signal), late])
  } catch (error) {
    log.error('A publish was not tried before its dialog', { reason: faultReason(error) })
    return undefined
  } finally {
    clearTimeout(timer)
  }
}
