import { setTimeout as sleep } from 'node:timers/promises'
import type { Program } from './program.ts'

const deathsAllowed = 5
const withinMs = 60_000

/**
 * Starts a program again whenever it ends on its own, until `signal` aborts; rejects when it has
 * ended five times within a minute, because starting it once more would not help.
 */
export async function keepRunning(
  first: Program,
  start: () => Program,
  signal: AbortSignal,
): Promise<void> {
  const deaths: number[] = []
  let program = first
  signal.addEventListener('abort', () => program.stop())
  for (;;) {
    const how = await program.ended
    if (signal.aborted) return
    deaths.push(Date.now())
    if (deaths.filter((at) => Date.now() - at < withinMs).length >= deathsAllowed)
      throw new Error(`The ${program.name} keeps ending (${how}): its last lines above say why.`)
    console.log(`  !  The ${program.name} ended by itself (${how}); starting it again`)
    await sleep(500)
    if (signal.aborted) return
    program = start()
  }
}
