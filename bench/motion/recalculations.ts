import { stackOf, type TraceEvent } from './event.ts'

const WORK = ['UpdateLayoutTree', 'Layout']
/** The page's thread comes by here once in each frame, after styles and layout. */
const END_OF_FRAME = 'PrePaint'

export type Recalculations = {
  /** Styles and layouts that scripts made the browser work out at once. */
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
      isForced = true
    }
    if (event.name !== END_OF_FRAME) continue
    frames += 1
    row = isForced ? row + 1 : 0
    longestRow = Math.max(longestRow, row)
    isForced = false
  }
  return { forced, frames, longestRow }
}
