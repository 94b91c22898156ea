/** A long summer day. The drawing shows the hour, not the season. */
const RISE = 6
const SET = 20

/**
 * Where the sun stands on its arc at a time of day, 0 (rise) to 1 (set). At night half of it stays
 * on the horizon: in the west until midnight, then in the east.
 */
export function hourOfDay(time: number): number {
  if (time >= SET) return 1
  return Math.max(0, (time - RISE) / (SET - RISE))
}
