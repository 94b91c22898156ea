import { type Horizon, horizonAt, horizonOf } from '../sun/horizon.ts'
import type { SunPosition } from '../sun/position.ts'
import { AT_HORIZON } from '../sun/times.ts'
import { type FloorPlan, type Point, type Segment, sizeOf, terraceIn } from './floor-plan.ts'
import { areaOf, boundsOf, distanceTo, doCross, edgesOf, isInside } from './geometry.ts'
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

/** What hides the sun from a house, clockwise from north, besides its own walls; none by default. */
export type Around = {
  /** Land, neighbours and trees. */
  skyline?: Horizon | null
  /** The same for the terrace, with the house itself. */
  terrace?: Horizon | null
}

/**
 * Tells whether the sun falls on a patch: neither what is around the house nor the house itself is
 * in between. Values that do not depend on the sun are computed once for all its positions.
 */
export function createLight(site: Site, { skyline, terrace }: Around = {}) {
  const { plan, bearing } = site
  const isFree = freeOf(site)
  const above = (horizon: Horizon | null | undefined, { azimuth, altitude }: SunPosition) =>
    !horizon || altitude > (horizonAt(horizon, azimuth) || AT_HORIZON)
  const outdoors = new Map(
    plan.rooms.flatMap(({ isOutdoor }, room) => {
      const own = terrace && room === terraceIn(plan) ? terrace : undefined
      return isOutdoor ? [[room, own ?? ownHorizon(site, room)] as const] : []
    }),
  )
  return (patch: Patch, sun: SunPosition): boolean => {
    if (sun.altitude < AT_HORIZON || !above(skyline, sun)) return false
    if (!patch.opening) return above(outdoors.get(patch.room), sun)
    const [x, y] = towards(sun.azimuth, bearing)
    const { outwards, foot } = patch
    return x * outwards[0] + y * outwards[1] > ALONG && isFree(foot, MIDDLE, sun)
  }
}

/** Tells whether a point at a height sees the sun over the roof of the house. */
function freeOf({ plan, bearing, metres }: Site) {
  const house = edgesOfHouse(plan)
  return ([px, py]: Point, height: number, sun: SunPosition): boolean => {
    const [x, y] = towards(sun.azimuth, bearing)
    const reach = (ROOF - height) / metres / slope(sun)
    const ray: Segment = [px, py, px + x * reach, py + y * reach]
    return !house.some((edge) => doCross(ray, edge))
  }
}

/**
 * The angles up to which the house itself shades at least half of an outdoor area, clockwise from
 * north.
 */
export function ownHorizon({ plan, bearing, metres }: Site, room: number): number[] {
  const house = edgesOfHouse(plan)
  const points = gridIn(plan.rooms[room]?.polygon ?? [])
  return horizonOf((azimuth) => {
    const [x, y] = towards(azimuth, bearing)
    const angles = points.map(([px, py]) => {
      const away = Math.min(...house.map((edge) => distanceTo([px, py], [x, y], edge)))
      return (Math.atan2(ROOF, away * metres) * 180) / Math.PI
    })
    return angles.toSorted((one, other) => one - other)[Math.ceil(points.length / 2) - 1] ?? 0
  })
}

function edgesOfHouse({ rooms }: FloorPlan): Segment[] {
  return rooms.flatMap(({ isOutdoor, polygon }): Segment[] =>
    isOutdoor ? [] : edgesOf(polygon).map(([[x1, y1], [x2, y2]]) => [x1, y1, x2, y2]),
  )
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
