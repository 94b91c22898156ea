import type { SunPosition } from '../sun/position.ts'
import { AT_HORIZON } from '../sun/times.ts'
import { type FloorPlan, type Point, type Segment, sizeOf } from './floor-plan.ts'
import { areaOf, boundsOf, doCross, edgesOf, isInside } from './geometry.ts'
import type { Patch } from './patches.ts'

/** Heights in metres: the upper edge of openings, their middle, and the roof. */
const HEAD = 2.4
const MIDDLE = 1.2
const ROOF = 3.2
/** Sun that hits a wall at less than 5° does not come through its openings. */
const ALONG = Math.sin((5 * Math.PI) / 180)
/** The length in metres of the longer side of an SVG without a known scale. */
const ASSUMED_SIDE = 20
const GRID = 5

/**
 * A plan in its real orientation: turned by `bearing` (degrees from north to its top, clockwise),
 * in metres.
 */
export type Site = { plan: FloorPlan; bearing: number; metres: number }

/** How many metres a unit is: as the SVG says, or from the area of its rooms in m². */
export function metresOf(plan: FloorPlan, area: number | null): number {
  const { metres, rooms } = plan
  if (metres) return metres
  const drawn = rooms.filter(({ isOutdoor }) => !isOutdoor)
  const total = drawn.reduce((sum, { polygon }) => sum + areaOf(polygon), 0)
  if (area && total > 0) return Math.sqrt(area / total)
  return ASSUMED_SIDE / sizeOf(plan)
}

/**
 * The distance from an opening to where its light on the floor ends, for a height of the sun, in
 * units of the plan and limited to this length.
 */
export function lightOf(
  { bearing, metres }: Pick<Site, 'bearing' | 'metres'>,
  sun: SunPosition,
  most: number,
): Point {
  const [x, y] = towards(sun.azimuth, bearing)
  const length = Math.min(most, HEAD / metres / slope(sun))
  return [-x * length, -y * length]
}

/**
 * Tells whether the sun falls on a patch and the house itself is not in between. Values that do not
 * depend on the sun are computed once for all its positions.
 */
export function createLight({ plan, bearing, metres }: Site) {
  const house = plan.rooms.flatMap(({ isOutdoor, polygon }): Segment[] =>
    isOutdoor ? [] : edgesOf(polygon).map(([[x1, y1], [x2, y2]]) => [x1, y1, x2, y2]),
  )
  const grids = new Map(
    plan.rooms.flatMap(({ isOutdoor, polygon }, room) =>
      isOutdoor ? [[room, gridIn(polygon)] as const] : [],
    ),
  )
  return (patch: Patch, sun: SunPosition): boolean => {
    if (sun.altitude < AT_HORIZON) return false
    const [x, y] = towards(sun.azimuth, bearing)
    const isFree = ([px, py]: Point, height: number) => {
      const reach = (ROOF - height) / metres / slope(sun)
      const ray: Segment = [px, py, px + x * reach, py + y * reach]
      return !house.some((edge) => doCross(ray, edge))
    }
    if (!patch.opening) {
      const points = grids.get(patch.room) ?? []
      return points.filter((point) => isFree(point, 0)).length * 2 >= Math.max(1, points.length)
    }
    const { outwards, foot } = patch
    return x * outwards[0] + y * outwards[1] > ALONG && isFree(foot, MIDDLE)
  }
}

/** A direction on a plan whose top points to `bearing`, one unit long. */
export function towards(azimuth: number, bearing: number): Point {
  const angle = ((azimuth - bearing) * Math.PI) / 180
  return [Math.sin(angle), -Math.cos(angle)]
}

function slope({ altitude }: SunPosition): number {
  return Math.tan((Math.max(altitude, 0.1) * Math.PI) / 180)
}

/** Points spread evenly over a polygon. */
function gridIn(polygon: readonly Point[]): Point[] {
  const [left, top, right, bottom] = boundsOf(polygon)
  const along = (from: number, to: number, index: number) =>
    from + ((index + 0.5) / GRID) * (to - from)
  return Array.from({ length: GRID * GRID }, (_, index): Point => {
    return [along(left, right, index % GRID), along(top, bottom, Math.floor(index / GRID))]
  }).filter((point) => isInside(point, polygon))
}
