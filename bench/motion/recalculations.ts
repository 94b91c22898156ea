import { stackOf, type TraceEvent } from './event.ts'

/** Work that scripts force at once, or cause in the next frame. */
const WORK = ['UpdateLayoutTree', 'Layout', 'ScheduleStyleRecalculation', 'InvalidateLayout']
/** The event at the start of each frame. */
const FRAME = 'BeginMainThreadFrame'

export type Recalculations = {
  /** Styles and layouts that scripts forced. */
  forced: TraceEvent[]
  /** The number of frames, and the longest run of frames with forced work. */
  frames: number
  longestRow: number
}

/**
 * The style and layout work that scripts forced in each frame. Single occurrences are harmless;
 * forced work in frame after frame causes jank.
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
