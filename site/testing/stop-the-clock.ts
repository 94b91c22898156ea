import { onTestFinished, vi } from 'vitest'

/** What passes with the clock of a test; performance is measured on. */
const CLOCK = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] as const

/**
 * Stops the clock until the end of a test: timers end and dates change only as `pass` lets time go
 * by. Requests go on. What starts before has timers of the real clock.
 */
export function stopTheClock(): { pass: (ms: number) => Promise<unknown> } {
  vi.useFakeTimers({ toFake: [...CLOCK] })
  onTestFinished(() => void vi.useRealTimers())
  return { pass: (ms) => vi.advanceTimersByTimeAsync(ms) }
}
