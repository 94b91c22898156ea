import type { FloorPlan, Point, Segment } from '@belvedere/kit/day/floor-plan.ts'
import { lightOf, towards } from '@belvedere/kit/day/sunlight.ts'
import type { SunPosition } from '@belvedere/kit/sun/position.ts'

/** Half the width of the SVG, whose centre is that of the plan, and the radius of the horizon. */
export const HALF = 500
export const HORIZON = 440
/**
 * How much closer to the centre the zenith is drawn than the horizon; the plan stays inside the
 * sun's path.
 */
const RISE = 0.22
/** The diagonal of the plan. */
const PLAN = 2 * HORIZON * (1 - 0.9 * RISE)

/** The position of the sun over a plan whose top points to `bearing`. */
export function sunOnDial({ azimuth, altitude }: SunPosition, bearing: number): Point {
  return onDial(azimuth, bearing, HORIZON * (1 - (RISE * Math.max(0, altitude)) / 90))
}

/** The point in a direction from the centre. */
export function onDial(azimuth: number, bearing: number, radius: number): Point {
  const [x, y] = towards(azimuth, bearing)
  return [x * radius, y * radius]
}

/** The vertices of the light through an opening, as the points of a polygon. */
export function lightThrough(
  [x1, y1, x2, y2]: Segment,
  on: { bearing: number; metres: number },
  sun: SunPosition,
): string {
  const [dx, dy] = lightOf(on, sun, PLAN)
  return `${[x1, y1, x2, y2, x2 + dx, y2 + dy, x1 + dx, y1 + dy].map(Math.round)}`
}

/** The plan in whole units of the dial, with its centre at 0, 0. */
export function fitPlan(plan: FloorPlan): { plan: FloorPlan; scale: number } {
  const { width, height, metres } = plan
  const scale = PLAN / Math.hypot(width, height)
  const fit = ([x, y]: Point): Point => [
    Math.round((x - width / 2) * scale),
    Math.round((y - height / 2) * scale),
  ]
  const fitted = {
    width: width * scale,
    height: height * scale,
    metres: metres && metres / scale,
    walls: plan.walls.map((line) => line.map(fit)),
    rooms: plan.rooms.map((room) => ({ ...room, polygon: room.polygon.map(fit) })),
    openings: plan.openings.map(([x1, y1, x2, y2]) => {
      const [from, to] = [fit([x1, y1]), fit([x2, y2])]
      return [...from, ...to] as const
    }),
  }
  return { plan: fitted, scale }
}

/**
 * A smooth curve through points (Catmull-Rom), in whole units; the path command `s` mirrors the
 * previous handle.
 */
export function curveThrough(points: readonly Point[]): string {
  const at = (index: number): Point => {
    const [x, y] = points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0]
    return [Math.round(x), Math.round(y)]
  }
  const curves = points.slice(1).map((_, index) => {
    const [[x, y], to, after] = [at(index), at(index + 1), at(index + 2)]
    const handle = [to[0] - (after[0] - x) / 6 - x, to[1] - (after[1] - y) / 6 - y]
    return [...handle.map(Math.round), to[0] - x, to[1] - y].join(' ')
  })
  return `M${at(0).join(' ')}s${curves.join(' ')}`.replaceAll(' -', '-')
}
