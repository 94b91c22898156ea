import { setTimeout as sleep } from 'node:timers/promises'
import { stopAll } from './launch.mjs'
import { STOP_SIGNALS } from './processes.mjs'

/**
 * Runs a script until it is done or stopped by a signal, as by Ctrl-C. A failure prints one line
 * and exits with code 1; a stopped script exits with code 130. Its work may then go on for `graceMs`,
 * to clean up after itself.
 */
export async function runMain(
  work: (stop: AbortSignal) => Promise<void>,
  graceMs = 200,
): Promise<void> {
  const stop = new AbortController()
  const stopped = Promise.withResolvers<never>()
  const end = async () => {
    stop.abort()
    await stopAll()
    // The work ends with its child processes, or ignores the signal.
    await sleep(graceMs)
    stopped.reject(new Error('Stopped.'))
  }
  for (const signal of STOP_SIGNALS) process.on(signal, end)
  try {
    await Promise.race([work(stop.signal), stopped.promise])
  } catch (error) {
    process.exitCode = stop.signal.aborted ? 130 : 1
    if (!stop.signal.aborted)
      console.error(`  ✗  ${error instanceof Error ? error.message : error}`)
  }
  await stopAll()
  if (stop.signal.aborted) console.log('\n  Stopped.')
  process.exit()
}
