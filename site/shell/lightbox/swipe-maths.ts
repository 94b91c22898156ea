type Swipe = { dx: number; ms: number; width: number }

/** Whether the current picture is the first or the last one. */
export type Ends = { isFirst: boolean; isLast: boolean }

const MIN_SHARE = 0.3
/** The speed of a flick in pixels per millisecond, and its shortest distance. */
const FLICK_SPEED = 0.4
const FLICK_PX = 24

/**
 * The step of a finished swipe: to the next picture (1), the previous one (-1) or none (0). `dx`
 * and `width` are in pixels.
 */
export function swipeStep({ dx, ms, width }: Swipe): -1 | 0 | 1 {
  const isFar = Math.abs(dx) > width * MIN_SHARE
  const isFlick = Math.abs(dx) > FLICK_PX && Math.abs(dx) / Math.max(ms, 1) > FLICK_SPEED
  if (!isFar && !isFlick) return 0
  return dx < 0 ? 1 : -1
}

/** How far the pictures follow a finger; beyond the first and the last one they resist. */
export function swipeOffset(dx: number, { isFirst, isLast }: Ends): number {
  return (isFirst && dx > 0) || (isLast && dx < 0) ? dx / 4 : dx
}
