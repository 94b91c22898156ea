import { setTimeout as sleep } from 'node:timers/promises'

/** Waits for work, but at most this many milliseconds. */
export async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const end = new AbortController()
  const limit = sleep(ms, undefined, { signal: end.signal }).catch(() => undefined)
  try {
    await Promise.race([work, limit])
  } finally {
    end.abort()
  }
}
