import type { TraceEvent } from './event.ts'

/**
 * The lines of the thread that runs the page's scripts, in order. A browser has such a thread for
 * each process that shows pages; the page is where scripts have worked most.
 */
export function mainThread(events: readonly TraceEvent[]): TraceEvent[] {
  const threads = events.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  )
  const candidates = threads.map(({ pid, tid }) =>
    events.filter((event) => event.pid === pid && event.tid === tid),
  )
  const busiest = candidates.toSorted((one, other) => other.length - one.length)[0] ?? []
  return busiest.toSorted((one, other) => one.ts - other.ts)
}
