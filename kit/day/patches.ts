import { type FloorPlan, type Point, type Segment, sizeOf } from './floor-plan.ts'
import { isInside, middleOf } from './geometry.ts'

/**
 * The distances from an opening at which its room is searched for, as parts of the SVG: the wall is
 * between.
 */
const NEAR = 0.002
const FAR = 0.04

/**
 * A surface where sun may fall: through an opening into its room, or on an outdoor area. `room` is
 * its index in the plan.
 */
export type Patch =
  | { room: number; opening: Segment; outwards: Point; foot: Point }
  | { room: number; opening: null }

/**
 * All patches of a plan in the order of its rooms. Openings between two rooms, and those that
 * belong to no room, let no sun in.
 */
export function patchesOf(plan: FloorPlan): Patch[] {
  const outdoors = plan.rooms.flatMap(({ isOutdoor }, room): Patch[] =>
    isOutdoor ? [{ room, opening: null }] : [],
  )
  const indoors = plan.openings.flatMap((opening) => patchOf(plan, opening) ?? [])
  return [...indoors, ...outdoors].toSorted((one, other) => one.room - other.room)
}

/** The patch of an opening, with the room on one side and outdoors on the other. */
function patchOf(plan: FloorPlan, opening: Segment): Patch | null {
  const [x1, y1, x2, y2] = opening
  const length = Math.hypot(x2 - x1, y2 - y1)
  if (length === 0) return null
  const left: Point = [(y1 - y2) / length, (x2 - x1) / length]
  const right: Point = [-left[0], -left[1]]
  const [onLeft, onRight] = [left, right].map((side) => roomBeside(plan, opening, side))
  if ((onLeft === null) === (onRight === null)) return null
  const outwards = onLeft == null ? left : right
  const [x, y] = middleOf(opening)
  const step = sizeOf(plan) * NEAR
  const foot: Point = [x + outwards[0] * step, y + outwards[1] * step]
  return { room: onLeft ?? onRight ?? 0, opening, outwards, foot }
}

/** The index of the room behind the wall on a side of an opening; null for outdoors. */
function roomBeside(plan: FloorPlan, opening: Segment, side: Point): number | null {
  const [x, y] = middleOf(opening)
  for (let part = NEAR; part <= FAR; part += NEAR) {
    const distance = sizeOf(plan) * part
    const point: Point = [x + side[0] * distance, y + side[1] * distance]
    const room = plan.rooms.findIndex(({ polygon }) => isInside(point, polygon))
    if (room >= 0) return plan.rooms[room]?.isOutdoor ? null : room
  }
  return null
}
