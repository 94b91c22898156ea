import type { TraceEvent } from '../motion/event.ts'
import { mainFrame, mainThread } from '../motion/main-thread.ts'

/** How long a page is measured after its load event. */
export const AFTER_LOAD_MS = 5000

/** The main thread's events from the navigation until some seconds after the load event. */
export type PageWindow = { thread: TraceEvent[]; firstPaint: number }

/**
 * Cuts a trace that starts with a navigation. SVG pictures are documents in the same thread, so
 * only the main frame's load event counts.
 */
export function pageWindow(events: readonly TraceEvent[], afterLoadMs = AFTER_LOAD_MS): PageWindow {
  const whole = mainThread(events)
  const frame = mainFrame(events)?.frame
  const timeOf = (eventName: string) => {
    const found = whole.find(({ name, args }) => name === eventName && args?.frame === frame)
    if (!found) throw new Error(`The trace does not contain the page’s ${eventName}.`)
    return found.ts
  }
  const end = timeOf('loadEventEnd') + afterLoadMs * 1000
  return { thread: whole.filter(({ ts }) => ts < end), firstPaint: timeOf('firstPaint') }
}
