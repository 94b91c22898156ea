import { setTimeout as sleep } from 'node:timers/promises'
import { signalGroup } from './processes.mjs'

type Manner = { signal: NodeJS.Signals; patienceMs: number }

/** Asks a program and everything it has started to end, then makes them. */
export async function endGroup(
  pid: number,
  ended: Promise<unknown>,
  { signal, patienceMs }: Manner,
): Promise<void> {
  signalGroup(pid, signal)
  const over = new AbortController()
  const patience = sleep(patienceMs, undefined, { signal: over.signal }).catch(() => {})
  await Promise.race([ended, patience])
  over.abort()
  signalGroup(pid, 'SIGKILL')
  await ended
}
