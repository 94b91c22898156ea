import { stackOf, type TraceEvent } from './event.ts'

/** What scripts have worked out at once, and what they make necessary in the next frame. */
const WORK = ['UpdateLayoutTree', 'Layout', 'ScheduleStyleRecalculation', 'InvalidateLayout']
/** The page's thread begins each frame with it. */
const FRAME = 'BeginMainThreadFrame'

export type Recalculations = {
  /** Styles and layouts that scripts made the browser work out. */
  forced: TraceEvent[]
  /** How many frames there were, and in how many in a row scripts did so. */
  frames: number
  longestRow: number
}

/**
 * What scripts made the browser work out in each frame. Once, because something begins or ends, is
 * no harm; frame after frame it takes what the frames are there for.
 */
export function recalculations(thread: readonly TraceEvent[]): Recalculations {
  const forced: TraceEvent[] = []
  let frames = 0
  let [row, longestRow, isForced] = [0, 0, false]
  for (const event of thread) {
    if (WORK.includes(event.name) && stackOf(event).length > 0) {
      forced.push(event)
      if (!isForced) row += 1
      longestRow = Math.max(longestRow, row)
      isForced = true
    }
    if (event.name !== FRAME) continue
    frames += 1
    if (!isForced) row = 0
    isForced = false
  }
  return { forced, frames, longestRow }
}
