import type { TraceEvent } from '../motion/event.ts'
import { mainFrame, mainThread } from '../motion/main-thread.ts'

/** How long a page is watched once it has loaded. */
export const AFTER_LOAD_MS = 5000

/** What the page's thread did from the navigation until some seconds after its load event. */
export type PageWindow = { thread: TraceEvent[]; firstPaint: number }

/**
 * Cuts a trace that begins with a navigation. An SVG picture is a page too, in the same thread, so
 * only the load event of the main frame counts.
 */
export function pageWindow(events: readonly TraceEvent[], afterLoadMs = AFTER_LOAD_MS): PageWindow {
  const whole = mainThread(events)
  const frame = mainFrame(events)?.frame
  const timeOf = (wanted: string) => {
    const found = whole.find(({ name, args }) => name === wanted && args?.frame === frame)
    if (!found) throw new Error(`The trace does not hold the page’s ${wanted}.`)
    return found.ts
  }
  const end = timeOf('loadEventEnd') + afterLoadMs * 1000
  return { thread: whole.filter(({ ts }) => ts < end), firstPaint: timeOf('firstPaint') }
}
