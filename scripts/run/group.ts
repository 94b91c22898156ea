import { setTimeout as sleep } from 'node:timers/promises'
import { signalGroup } from './processes.mjs'

type StopOptions = { signal: NodeJS.Signals; graceMs: number }

/** Signals a program's process group, and kills it after `graceMs`. */
export async function endGroup(
  pid: number,
  ended: Promise<unknown>,
  { signal, graceMs }: StopOptions,
): Promise<void> {
  signalGroup(pid, signal)
  const cancel = new AbortController()
  const grace = sleep(graceMs, undefined, { signal: cancel.signal }).catch(() => {})
  await Promise.race([ended, grace])
  cancel.abort()
  signalGroup(pid, 'SIGKILL')
  await ended
}
