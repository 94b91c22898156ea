import type { Point } from '../parts/svg.ts'
import { lengthOf, nearestAlong, pointAlong } from '../place/geometry.ts'
import { gap, jetty, places, shorePath, wall } from '../place/peninsula.ts'

const ring = [...shorePath, shorePath[0] ?? places.marina]

/** Where the stops of the walk are, in metres on the plan. */
const STOPS: Record<string, Point> = {
  ...places,
  wall: wall[2] ?? places.beachClub,
  gap: gap[1],
  south: [20, 1042],
  west: [-430, 780],
  reeds: [-100, 620],
  jetty: jetty[0] ?? places.marina,
}

/** How far a stop is along the path, clockwise from the marina, in kilometres. */
export function kilometresTo(stop: string): string {
  const metres =
    nearestAlong(ring, STOPS[stop] ?? places.marina) - nearestAlong(ring, places.marina)
  const round = lengthOf(ring)
  return (((metres + round) % round) / 1000).toFixed(1)
}

/** The kilometre stones of the path, clockwise from the marina. */
export function kilometres(): { at: Point; km: number }[] {
  const start = nearestAlong(ring, places.marina)
  const round = lengthOf(ring)
  return [0, 1, 2, 3].map((km) => ({ at: pointAlong(ring, (start + km * 1000) % round), km }))
}
