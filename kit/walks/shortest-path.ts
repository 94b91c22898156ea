import { distance } from './foot.ts'
import type { Roads } from './roads.ts'

type Reached = { index: number; units: number }

/**
 * The points on the shortest way between two points of the roads (Dijkstra); empty if they are not
 * connected.
 */
export function shortestPath(roads: Roads, start: number, end: number): number[] {
  const next = neighboursOf(roads)
  const best = new Map([[start, 0]])
  const before = new Map<number, number>()
  const open: Reached[] = [{ index: start, units: 0 }]
  for (let here = takeNearest(open); here; here = takeNearest(open)) {
    if (here.index === end) return traced(before, end)
    if (here.units > (best.get(here.index) ?? 0)) continue
    for (const { index, units } of next.get(here.index) ?? []) {
      const total = here.units + units
      if (total >= (best.get(index) ?? Number.POSITIVE_INFINITY)) continue
      best.set(index, total)
      before.set(index, here.index)
      open.push({ index, units: total })
    }
  }
  return []
}

/** Few points are open at a time, so a scan is quicker than a heap. */
function takeNearest(open: Reached[]): Reached | undefined {
  let nearest = 0
  for (let at = 1; at < open.length; at++)
    if ((open[at]?.units ?? 0) < (open[nearest]?.units ?? 0)) nearest = at
  return open.splice(nearest, 1)[0]
}

function neighboursOf({ points, edges }: Roads): Map<number, Reached[]> {
  const both = edges.flatMap(([from, to]) => {
    const units = distance(points[from] ?? [0, 0], points[to] ?? [0, 0])
    return [
      { from, to: { index: to, units } },
      { from: to, to: { index: from, units } },
    ]
  })
  const groups = Map.groupBy(both, ({ from }) => from)
  return new Map([...groups].map(([from, rows]) => [from, rows.map(({ to }) => to)]))
}

function traced(before: Map<number, number>, end: number): number[] {
  const path = [end]
  for (let at = before.get(end); at !== undefined; at = before.get(at)) path.unshift(at)
  return path
}
