import { setTimeout as sleep } from 'node:timers/promises'
import type { Program } from './program.ts'

type Options = {
  /** Restarts the program. */
  start: () => Program
  stop: AbortSignal
  log?: (line: string) => void
  pauseMs?: number
}

const MAX_EXITS = 5
const WITHIN_MS = 60_000

/**
 * Restarts a program whenever it exits, until `stop` aborts. Rejects after five exits within a
 * minute, because another restart would not help.
 */
export async function keepRunning(
  first: Program,
  { start, stop, log = console.log, pauseMs = 500 }: Options,
): Promise<void> {
  const exits: number[] = []
  let program = first
  const end = () => void program.stop()
  stop.addEventListener('abort', end)
  for (;;) {
    const how = await program.ended
    if (stop.aborted) return
    exits.push(Date.now())
    if (exits.filter((at) => Date.now() - at < WITHIN_MS).length >= MAX_EXITS)
      throw new Error(`The ${program.name} keeps exiting (${how}): see its last output above.`)
    log(`  !  The ${program.name} exited (${how}); restarting it`)
    await sleep(pauseMs)
    if (stop.aborted) return
    program = start()
  }
}
