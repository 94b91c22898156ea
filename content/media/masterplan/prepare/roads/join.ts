import { connectedEdges } from '@belvedere/kit/walks/connected.ts'
import { nearestFoot } from '@belvedere/kit/walks/foot.ts'
import type { Edge, Ground, Roads } from '@belvedere/kit/walks/roads.ts'

/**
 * Joins roads that overlap without a common vertex: the end of one that comes within `reach` units
 * of another is linked to it.
 */
export function join(roads: Roads, reach: number): Roads {
  const parts = connectedEdges(roads)
  const points: Ground[] = [...roads.points]
  const cuts = new Map<Edge, number[]>()
  const links: Edge[] = []
  for (const part of parts) {
    const others = roads.edges.filter((edge) => !part.includes(edge))
    for (const end of endsOf(part)) {
      const foot = nearestFoot(roads, others, points[end] ?? [0, 0])
      if (!foot || foot.away > reach) continue
      const joint = points.push(foot.at) - 1
      cuts.set(foot.edge, [...(cuts.get(foot.edge) ?? []), joint])
      links.push([end, joint])
    }
  }
  return { points, edges: [...roads.edges.flatMap((edge) => cutAt(points, edge, cuts)), ...links] }
}

/** The points with only one edge. */
function endsOf(edges: readonly Edge[]): number[] {
  const groups = Map.groupBy(edges.flat(), (point) => point)
  return [...groups].flatMap(([point, uses]) => (uses.length === 1 ? [point] : []))
}

/** Splits an edge at the joints on it. */
function cutAt(points: Ground[], edge: Edge, cuts: ReadonlyMap<Edge, number[]>): Edge[] {
  const [start, end] = [points[edge[0]] ?? [0, 0], points[edge[1]] ?? [0, 0]]
  const along = (index: number) => {
    const [x, z] = points[index] ?? start
    return (x - start[0]) * (end[0] - start[0]) + (z - start[1]) * (end[1] - start[1])
  }
  const joints = (cuts.get(edge) ?? []).toSorted((one, other) => along(one) - along(other))
  const row = [edge[0], ...joints, edge[1]]
  return row.slice(1).map((index, at) => [row[at] ?? index, index])
}
