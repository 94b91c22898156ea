import type { TraceEvent } from './event.ts'

/**
 * The lines of the thread that runs the page's scripts, in order. The browser has such threads for
 * parts of its own window, too, and these may do more than a page that rests.
 */
export function mainThread(events: readonly TraceEvent[]): TraceEvent[] {
  const process = mainFrame(events)?.processId
  const thread = events.find(
    ({ name, args, pid }) =>
      pid === process && name === 'thread_name' && args?.name === 'CrRendererMain',
  )
  if (!thread) throw new Error('The trace does not tell which of its threads is the page’s.')
  const own = events.filter(({ pid, tid }) => pid === thread.pid && tid === thread.tid)
  return own.toSorted((one, other) => one.ts - other.ts)
}

/** The frame of the page and its process, as it was when the trace began or where it last went. */
export function mainFrame(events: readonly TraceEvent[]) {
  const frames = events
    .toSorted((one, other) => one.ts - other.ts)
    .flatMap(({ args }) => args?.data?.frames ?? args?.data ?? [])
  return frames.findLast((frame) => frame.isInPrimaryMainFrame)
}
