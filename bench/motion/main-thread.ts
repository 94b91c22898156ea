import type { TraceEvent } from './event.ts'

/**
 * The events of the page's main thread, in order. The browser's own UI has such threads, too, which
 * may be busier than an idle page.
 */
export function mainThread(events: readonly TraceEvent[]): TraceEvent[] {
  const process = mainFrame(events)?.processId
  const thread = events.find(
    ({ name, args, pid }) =>
      pid === process && name === 'thread_name' && args?.name === 'CrRendererMain',
  )
  if (!thread) throw new Error('The main thread of the page is not in the trace.')
  const own = events.filter(({ pid, tid }) => pid === thread.pid && tid === thread.tid)
  return own.toSorted((one, other) => one.ts - other.ts)
}

/**
 * The page's main frame and its process, at the start of the trace or after the last navigation.
 */
export function mainFrame(events: readonly TraceEvent[]) {
  const frames = events
    .toSorted((one, other) => one.ts - other.ts)
    .flatMap(({ args }) => args?.data?.frames ?? args?.data ?? [])
  return frames.findLast((frame) => frame.isInPrimaryMainFrame)
}
