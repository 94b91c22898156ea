import type { Edge, Ground, Roads } from '@belvedere/kit/walks/roads.ts'

/** With more edges, comparing all pairs takes too long. */
const MAX_EDGES = 3000

/** Adds a junction where two roads cross each other without a common vertex. */
export function crossed(roads: Roads): Roads {
  if (roads.edges.length > MAX_EDGES) return roads
  const points: Ground[] = [...roads.points]
  const edges: Edge[] = []
  const waiting = [...roads.edges]
  for (let edge = waiting.pop(); edge; edge = waiting.pop()) {
    const cut = firstCut(points, edge, edges)
    if (!cut) {
      edges.push(edge)
      continue
    }
    const joint = points.push(cut.at) - 1
    edges.splice(cut.index, 1, [cut.other[0], joint], [joint, cut.other[1]])
    waiting.push([edge[0], joint], [joint, edge[1]])
  }
  return { points, edges }
}

function firstCut(points: readonly Ground[], edge: Edge, edges: readonly Edge[]) {
  for (const [index, other] of edges.entries()) {
    const at = crossing(points, edge, other)
    if (at) return { index, other, at }
  }
  return undefined
}

/** A crossing this near to an end is the end itself. */
const NEAR_END = 1e-6

/** The point where the interiors of two edges cross. */
function crossing(points: readonly Ground[], one: Edge, other: Edge): Ground | undefined {
  if (one.some((index) => other.includes(index))) return undefined
  const [a, b] = [points[one[0]] ?? [0, 0], points[one[1]] ?? [0, 0]]
  const [c, d] = [points[other[0]] ?? [0, 0], points[other[1]] ?? [0, 0]]
  const [ux, uz] = [b[0] - a[0], b[1] - a[1]]
  const [vx, vz] = [d[0] - c[0], d[1] - c[1]]
  const turn = ux * vz - uz * vx
  if (turn === 0) return undefined
  const share = ((c[0] - a[0]) * vz - (c[1] - a[1]) * vx) / turn
  const otherShare = ((c[0] - a[0]) * uz - (c[1] - a[1]) * ux) / turn
  const isInside = (value: number) => value > NEAR_END && value < 1 - NEAR_END
  if (!isInside(share) || !isInside(otherShare)) return undefined
  return [a[0] + share * ux, a[1] + share * uz]
}
