import { setTimeout as sleep } from 'node:timers/promises'
import type { Program } from './program.ts'

type Options = {
  /** Starts the program once more. */
  start: () => Program
  stop: AbortSignal
  say?: (line: string) => void
  pauseMs?: number
}

const DEATHS_ALLOWED = 5
const WITHIN_MS = 60_000

/**
 * Starts a program again whenever it ends on its own, until told to stop; rejects when it has ended
 * five times within a minute, because starting it once more would not help.
 */
export async function keepRunning(
  first: Program,
  { start, stop, say = console.log, pauseMs = 500 }: Options,
): Promise<void> {
  const deaths: number[] = []
  let program = first
  const end = () => void program.stop()
  stop.addEventListener('abort', end)
  for (;;) {
    const how = await program.ended
    if (stop.aborted) return
    deaths.push(Date.now())
    if (deaths.filter((at) => Date.now() - at < WITHIN_MS).length >= DEATHS_ALLOWED)
      throw new Error(`The ${program.name} keeps ending (${how}): its last lines above say why.`)
    say(`  !  The ${program.name} ended by itself (${how}); starting it again`)
    await sleep(pauseMs)
    if (stop.aborted) return
    program = start()
  }
}
