import { distance } from '@belvedere/kit/walks/foot.ts'
import type { Edge, Ground, Roads } from '@belvedere/kit/walks/roads.ts'

/**
 * The same roads with fewer points: those that are nearer than `tolerance` units to a straight line
 * between two others are left out. Ends and junctions stay.
 */
export function straighten({ points, edges }: Roads, tolerance: number): Roads {
  const kept: Ground[] = []
  const places = new Map<number, number>()
  const keep = (index: number) => {
    const place = places.get(index) ?? kept.push(points[index] ?? [0, 0]) - 1
    places.set(index, place)
    return place
  }
  const straight = chainsOf({ points, edges }).flatMap((chain) => {
    const corners = cornersOf(points, chain, tolerance)
    return corners.slice(1).map((index, at): Edge => [keep(corners[at] ?? index), keep(index)])
  })
  return { points: kept, edges: straight.filter(([from, to]) => from !== to) }
}

/** The edges as chains between ends and junctions, each as the indices of its points. */
function chainsOf({ points, edges }: Roads): number[][] {
  const near = new Map<number, number[]>(points.map((_, index) => [index, []]))
  for (const [from, to] of edges) {
    near.get(from)?.push(to)
    near.get(to)?.push(from)
  }
  const left = new Set(edges.map(keyOf))
  const take = (from: number, to: number) => left.delete(keyOf([from, to]))
  const isPassed = (index: number) => near.get(index)?.length === 2
  const follow = (start: number, second: number): number[] => {
    const chain = [start, second]
    for (let at = second; isPassed(at); ) {
      const next = near.get(at)?.find((other) => take(at, other))
      if (next === undefined) return chain
      chain.push(next)
      at = next
    }
    return chain
  }
  const from = (start: number) =>
    (near.get(start) ?? []).flatMap((next) => (take(start, next) ? [follow(start, next)] : []))
  const ends = points.flatMap((_, index) => (isPassed(index) ? [] : from(index)))
  // The remaining edges are rings without a junction.
  return [...ends, ...points.flatMap((_, index) => from(index))]
}

function keyOf([from, to]: Edge): string {
  return from < to ? `${from}-${to}` : `${to}-${from}`
}

/** The points of a chain that are needed with this tolerance (Ramer, Douglas and Peucker). */
function cornersOf(points: readonly Ground[], chain: number[], tolerance: number): number[] {
  const [first, last] = [chain[0], chain.at(-1)]
  if (first === undefined || last === undefined || chain.length < 3) return chain
  const [start, end]: [Ground, Ground] = [points[first] ?? [0, 0], points[last] ?? [0, 0]]
  const away = chain.map((index) => awayFrom(start, end, points[index] ?? start))
  const farthest = away.indexOf(Math.max(...away.slice(1, -1)), 1)
  if ((away[farthest] ?? 0) <= tolerance) return [first, last]
  return [
    ...cornersOf(points, chain.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...cornersOf(points, chain.slice(farthest), tolerance),
  ]
}

function awayFrom(start: Ground, end: Ground, point: Ground): number {
  const length = distance(start, end)
  if (length === 0) return distance(start, point)
  const [dx, dz] = [end[0] - start[0], end[1] - start[1]]
  return Math.abs(dx * (point[1] - start[1]) - dz * (point[0] - start[0])) / length
}
