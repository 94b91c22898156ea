import type { TraceEvent } from './event.ts'

/** The threshold of a long task (Long Tasks, W3C). */
const LONG_MS = 50

/**
 * The durations in ms of the page's long tasks. CPU time counts, so that other processes on the
 * machine don't matter.
 */
export function longTasks(thread: readonly TraceEvent[]): number[] {
  const tasks = thread.filter(({ name }) => name === 'RunTask')
  return tasks.map(({ tdur, dur = 0 }) => (tdur ?? dur) / 1000).filter((ms) => ms > LONG_MS)
}

/** Total blocking time in ms: what exceeds 50 ms in each long task. */
export function blockingTime(thread: readonly TraceEvent[]): number {
  return longTasks(thread).reduce((sum, ms) => sum + ms - LONG_MS, 0)
}
