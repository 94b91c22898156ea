import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { stopAll } from './launch.ts'

/**
 * Runs a script's work until it is done or told to stop: Ctrl-C, a signal, or a launcher that is
 * gone. A failure is one line and exit code 1; work that was cut short is exit code 130.
 */
export async function runMain(work: (stop: AbortSignal) => Promise<void>): Promise<void> {
  const stop = stopSignal()
  try {
    await Promise.race([work(stop), cutShort(stop)])
  } catch (error) {
    process.exitCode = stop.aborted ? 130 : 1
    if (!stop.aborted) console.error(`  ✗  ${error instanceof Error ? error.message : error}`)
  }
  await stopAll()
  if (stop.aborted) console.log('\n  Stopped.')
  process.exit()
}

/** Work that does not notice that it is to stop is left behind once nothing runs any more. */
async function cutShort(stop: AbortSignal): Promise<never> {
  await once(stop, 'abort')
  await stopAll()
  await sleep(200)
  throw new Error('Stopped.')
}

/** Aborts when this process is to end; everything it has started ends then. */
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
