import type { TraceEvent } from './event.ts'

/** What keeps a page from answering (Long Tasks, W3C). */
const LONG_MS = 50

/**
 * Milliseconds of each task of the page's thread that kept it from answering. The processor's time
 * counts: what other programs on the machine take is nobody's fault here.
 */
export function longTasks(thread: readonly TraceEvent[]): number[] {
  const tasks = thread.filter(({ name }) => name === 'RunTask')
  return tasks.map(({ tdur, dur = 0 }) => (tdur ?? dur) / 1000).filter((ms) => ms > LONG_MS)
}

/** How long a visitor would have waited in all: of each long task what exceeds its 50 ms. */
export function blockingTime(thread: readonly TraceEvent[]): number {
  return longTasks(thread).reduce((sum, ms) => sum + ms - LONG_MS, 0)
}
