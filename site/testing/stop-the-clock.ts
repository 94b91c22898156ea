import { onTestFinished, vi } from 'vitest'

/** The timers and dates that follow the test's clock; `performance` keeps running. */
const CLOCK = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] as const

/**
 * Stops the clock until the end of a test: timers end and dates change only as `pass` advances it.
 * Requests go on. Timers that were started before use the real clock.
 */
export function stopTheClock(): { pass: (ms: number) => Promise<unknown> } {
  vi.useFakeTimers({ toFake: [...CLOCK] })
  onTestFinished(() => void vi.useRealTimers())
  return { pass: (ms) => vi.advanceTimersByTimeAsync(ms) }
}
