import type { TraceEvent } from '../motion/event.ts'
import { mainThread } from '../motion/main-thread.ts'

/** How long a page is watched once it has loaded. */
export const AFTER_LOAD_MS = 5000

/** What the page's thread did from the navigation until some seconds after its load event. */
export type PageWindow = { thread: TraceEvent[]; firstPaint: number }

/** Cuts a trace to the page's own window. Pictures are pages too, as SVG: their events are not meant. */
export function pageWindow(events: readonly TraceEvent[], afterLoadMs = AFTER_LOAD_MS): PageWindow {
  const whole = mainThread(events)
  const start = whole.find(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL,
  )
  if (!start) throw new Error('The trace does not hold the navigation.')
  const timeOf = (wanted: string) => {
    const found = whole.find(
      ({ name, args, ts }) =>
        name === wanted && args?.frame === start.args?.frame && ts >= start.ts,
    )
    if (!found) throw new Error(`The trace does not hold the page’s ${wanted}.`)
    return found.ts
  }
  const end = timeOf('loadEventEnd') + afterLoadMs * 1000
  return {
    thread: whole.filter(({ ts }) => ts >= start.ts && ts < end),
    firstPaint: timeOf('firstPaint'),
  }
}
