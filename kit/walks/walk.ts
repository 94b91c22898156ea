import { connectedEdges } from './connected.ts'
import { distance, type Foot, nearestFoot } from './foot.ts'
import type { Edge, Ground, Roads } from './roads.ts'
import { shortestPath } from './shortest-path.ts'

/** A walk: its length in the model's units, and the positions where it turns. */
type Walk = { units: number; path: Ground[] }

/**
 * The shortest walk along the roads between two places, which may stand beside them. Null without
 * roads: a straight line would lead through walls and water.
 */
export function walk(roads: Roads | null, from: Ground, to: Ground): Walk | null {
  const feet = roads && nearestFeet(roads, from, to)
  if (!feet) return null
  const path = withoutRepeats([from, ...between(roads, ...feet), to])
  return { units: lengthOf(path), path }
}

/**
 * The positions where both places meet the roads: on the connected part that is nearest to both
 * together.
 */
function nearestFeet(roads: Roads, from: Ground, to: Ground): [Foot, Foot] | undefined {
  const pairs = connectedEdges(roads).flatMap((edges): [Foot, Foot][] => {
    const [start, end] = [nearestFoot(roads, edges, from), nearestFoot(roads, edges, to)]
    return start && end ? [[start, end]] : []
  })
  const away = ([start, end]: [Foot, Foot]) => start.away + end.away
  return pairs.toSorted((one, other) => away(one) - away(other))[0]
}

/** The path on the roads between two positions, which become points of the roads. */
function between({ points, edges }: Roads, start: Foot, end: Foot): Ground[] {
  const [from, to] = [points.length, points.length + 1]
  const links: Edge[] = [
    ...start.edge.map((point): Edge => [from, point]),
    ...end.edge.map((point): Edge => [point, to]),
    ...(start.edge === end.edge ? [[from, to] as const] : []),
  ]
  const all = [...points, start.at, end.at]
  const passed = shortestPath({ points: all, edges: [...edges, ...links] }, from, to)
  return passed.flatMap((index) => {
    const point = all[index]
    return point ? [point] : []
  })
}

function withoutRepeats(path: Ground[]): Ground[] {
  return path.filter((point, at) => {
    const before = path[at - 1]
    return !before || distance(before, point) > 0
  })
}

function lengthOf(path: Ground[]): number {
  return path.reduce((total, point, at) => total + distance(path[at - 1] ?? point, point), 0)
}
