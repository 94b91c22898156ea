import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { stopAll } from './launch.ts'

/**
 * Runs a script until it is done or stopped by Ctrl-C, a signal, or the end of its parent process.
 * A failure prints one line and exits with code 1; a stopped script exits with code 130.
 */
export async function runMain(work: (stop: AbortSignal) => Promise<void>): Promise<void> {
  const stop = stopSignal()
  try {
    await Promise.race([work(stop), untilStopped(stop)])
  } catch (error) {
    process.exitCode = stop.aborted ? 130 : 1
    if (!stop.aborted) console.error(`  ✗  ${error instanceof Error ? error.message : error}`)
  }
  await stopAll()
  if (stop.aborted) console.log('\n  Stopped.')
  process.exit()
}

/** Rejects after a stop, when all child processes have ended: the work may not notice by itself. */
async function untilStopped(stop: AbortSignal): Promise<never> {
  await once(stop, 'abort')
  await stopAll()
  await sleep(200)
  throw new Error('Stopped.')
}

/** Aborts when this process should exit; its child processes are ended too. */
function stopSignal(): AbortSignal {
  const stop = new AbortController()
  const end = () => {
    if (!stop.signal.aborted) void stopAll()
    stop.abort()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
  const launcher = process.ppid
  setInterval(() => process.ppid !== launcher && end(), 250).unref()
  return stop.signal
}
