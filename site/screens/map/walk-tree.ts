import type { Ground } from '@belvedere/kit/walks/roads.ts'

/** Walks that begin at one point, as a tree: what several have in common is in it once. */
export type WalkTree = {
  /** The point before each one in its walk: that with this number, or else the last in the list. */
  points: (readonly [x: number, z: number, before?: number])[]
  /** The number of the last point of each walk, by its id. */
  ends: Record<string, number>
}

/** The tree of walks from one point. */
export function treeOf(walks: readonly { id: string; path: readonly Ground[] }[]): WalkTree {
  const points: WalkTree['points'] = []
  const known = new Map<string, number>()
  const add = (point: Ground, before: number) => {
    const [key, at] = [point.join(), points.length]
    const same = known.get(key)
    if (same !== undefined) return same
    known.set(key, at)
    points.push(before === at - 1 ? point : [...point, before])
    return at
  }
  const ends = walks.map(({ id, path }) => {
    return [id, path.reduce((before, point) => add(point, before), -1)] as const
  })
  return { points, ends: Object.fromEntries(ends) }
}

/** A walk of a tree from its beginning; empty if the tree has none with this id. */
export function pathTo({ points, ends }: WalkTree, id: string): Ground[] {
  const path: Ground[] = []
  for (let at = ends[id] ?? -1; at >= 0; ) {
    const [x = 0, z = 0, before = at - 1] = points[at] ?? []
    path.unshift([x, z])
    at = before
  }
  return path
}
