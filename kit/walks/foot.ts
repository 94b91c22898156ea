import type { Edge, Ground, Roads } from './roads.ts'

/** The nearest position on an edge to a place, and its distance, in units. */
export type Foot = { edge: Edge; at: Ground; away: number }

/** The nearest of these edges to a place. */
export function nearestFoot(roads: Roads, edges: readonly Edge[], place: Ground): Foot | undefined {
  let best: Foot | undefined
  for (const edge of edges) {
    const foot = footOn(roads, edge, place)
    if (!best || foot.away < best.away) best = foot
  }
  return best
}

function footOn({ points }: Roads, edge: Edge, place: Ground): Foot {
  const [x0, z0] = points[edge[0]] ?? place
  const [x1, z1] = points[edge[1]] ?? place
  const [dx, dz] = [x1 - x0, z1 - z0]
  const square = dx * dx + dz * dz
  const along = square && ((place[0] - x0) * dx + (place[1] - z0) * dz) / square
  const share = Math.min(1, Math.max(0, along))
  const at: Ground = [x0 + share * dx, z0 + share * dz]
  return { edge, at, away: distance(at, place) }
}

/** The distance between two positions, in units. */
export function distance([x0, z0]: Ground, [x1, z1]: Ground): number {
  return Math.hypot(x1 - x0, z1 - z0)
}
