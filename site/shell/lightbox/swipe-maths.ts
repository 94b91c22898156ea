type Swipe = { dx: number; ms: number; width: number }

/** Whether there is a picture on either side. */
export type Ends = { isFirst: boolean; isLast: boolean }

const ENOUGH = 0.3
/** A flick, in pixels per millisecond: it needs not go far, but some way. */
const FAST = 0.4
const FLICK = 24

/** Which picture a finger has asked for when it leaves: the next, the one before, or this one. */
export function stepOf({ dx, ms, width }: Swipe): -1 | 0 | 1 {
  const isFar = Math.abs(dx) > width * ENOUGH
  const isFlick = Math.abs(dx) > FLICK && Math.abs(dx) / Math.max(ms, 1) > FAST
  if (!isFar && !isFlick) return 0
  return dx < 0 ? 1 : -1
}

/** How far the pictures follow a finger: where there is none to come they give way but a little. */
export function followed(dx: number, { isFirst, isLast }: Ends): number {
  return (isFirst && dx > 0) || (isLast && dx < 0) ? dx / 4 : dx
}
