import { distance } from '@belvedere/kit/walks/foot.ts'
import type { Edge, Ground, Roads } from '@belvedere/kit/walks/roads.ts'
import type { FlatTriangles } from './flat-triangles.ts'

/** Lines along the middle of triangles, and how wide the roads are, in units. */
type CentreLines = Roads & { width: number }

type Side = { key: string; middle: Ground; length: number; opposite: Ground }

/**
 * The centre lines of roads (the chordal axis of their triangles): they pass through the midpoints
 * of edges that two triangles share, meet in the middle of triangles that share all three, and
 * leave a road through the midpoint of its end.
 */
export function centreLines({ points, triangles }: FlatTriangles): CentreLines {
  const sides = triangles.map((corners) => sidesOf(points, corners))
  const uses = new Map<string, number>()
  for (const { key } of sides.flat()) uses.set(key, (uses.get(key) ?? 0) + 1)
  const isShared = ({ key }: Side) => (uses.get(key) ?? 0) > 1

  const lines: Ground[] = []
  const known = new Map<string, number>()
  const pointOf = (key: string, at: Ground) => {
    const index = known.get(key) ?? lines.push(at) - 1
    known.set(key, index)
    return index
  }
  const middleOf = ({ key, middle }: Side) => pointOf(key, middle)
  const widths: number[] = []
  const edges = sides.flatMap((all): Edge[] => {
    const shared = all.filter(isShared)
    const open = all.filter((side) => !isShared(side)).sort((a, b) => a.length - b.length)
    const [one, other] = shared
    const [end] = open
    if (shared.length === 3) {
      const centre = lines.push(middleOfAll(all)) - 1
      return shared.map((side): Edge => [centre, middleOf(side)])
    }
    if (one && other) return [[middleOf(one), middleOf(other)]]
    if (!end) return []
    widths.push(end.length)
    // A single triangle: from the midpoint of its shortest side to the opposite vertex.
    const inner = one ? middleOf(one) : lines.push(end.opposite) - 1
    return [[inner, middleOf(end)]]
  })
  return { points: lines, edges, width: medianOf(widths) }
}

function sidesOf(points: Ground[], [a, b, c]: [number, number, number]): Side[] {
  const side = (from: number, to: number, opposite: number): Side => {
    const [start, end]: [Ground, Ground] = [points[from] ?? [0, 0], points[to] ?? [0, 0]]
    return {
      key: from < to ? `${from}-${to}` : `${to}-${from}`,
      middle: [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2],
      length: distance(start, end),
      opposite: points[opposite] ?? [0, 0],
    }
  }
  return [side(a, b, c), side(b, c, a), side(c, a, b)]
}

function middleOfAll(sides: Side[]): Ground {
  const mean = (axis: 0 | 1) =>
    sides.reduce((sum, { middle }) => sum + middle[axis], 0) / sides.length
  return [mean(0), mean(1)]
}

function medianOf(values: number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0
}
