import { setTimeout as sleep } from 'node:timers/promises'
import type { Program } from '../../launch/program.ts'

type Options = {
  /** Restarts the program. */
  start: () => Program
  stop: AbortSignal
  log?: (line: string) => void
  pauseMs?: number
  /** The pause between restarts of a program that keeps exiting; without it, this rejects. */
  retryMs?: number
}

const MAX_EXITS = 5
const WITHIN_MS = 60_000

/**
 * Restarts a program whenever it exits, until `stop` aborts. After five exits within a minute
 * another restart at once would not help: it is restarted every `retryMs` until it has run for a
 * minute, or this rejects.
 */
export async function keepRunning(
  first: Program,
  { start, stop, log = console.log, pauseMs = 500, retryMs }: Options,
): Promise<void> {
  const exits: number[] = []
  let program = first
  let isFailing = false
  const end = () => void program.stop()
  stop.addEventListener('abort', end)
  for (;;) {
    const startedAt = Date.now()
    const how = await program.ended
    if (stop.aborted) return
    exits.push(Date.now())
    isFailing = isFailing ? Date.now() - startedAt < WITHIN_MS : areTooMany(exits)
    if (isFailing) {
      const fault = `The ${program.name} keeps exiting (${how}): see its last output above.`
      if (retryMs === undefined) throw new Error(fault)
      log(`  ✗  ${fault} Trying again in ${retryMs / 1000} s`)
    } else {
      log(`  !  The ${program.name} exited (${how}); restarting it`)
    }
    await sleep(isFailing ? retryMs : pauseMs, undefined, { signal: stop }).catch(() => {})
    if (stop.aborted) return
    program = start()
  }
}

function areTooMany(exits: number[]) {
  return exits.filter((at) => Date.now() - at < WITHIN_MS).length >= MAX_EXITS
}
