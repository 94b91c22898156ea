import type { Point } from '../../documents/parts/svg.ts'
import type { Heights } from './heights.ts'

/** An edge of the grid, from crossing to crossing, as a key; contours cross edges. */
type Edge = string

/**
 * The lines of a height, closed (marching squares). Beyond the grid the ground counts as low, so
 * that land which leaves the grid is closed along its border. In steps of the grid.
 */
export function contoursOf({ columns, rows, at }: Heights, level: number): Point[][] {
  const height = (column: number, row: number) => {
    const isInside = column >= 0 && row >= 0 && column < columns && row < rows
    return isInside ? at(column, row) : level - 1
  }
  const next = new Map<Edge, Edge>()
  const points = new Map<Edge, Point>()
  for (let row = -1; row < rows; row++) {
    for (let column = -1; column < columns; column++) {
      for (const [from, to] of crossings(column, row, height, level)) {
        next.set(from.edge, to.edge)
        points.set(from.edge, from.point)
      }
    }
  }
  return chains(next).map((edges) => edges.map((edge) => points.get(edge) ?? [0, 0]))
}

type Crossing = { edge: Edge; point: Point }
type Height = (column: number, row: number) => number

/** The pieces of line in one cell; higher ground is on the right of each. */
function crossings(column: number, row: number, height: Height, level: number) {
  const corners: [Point, Point, Point, Point] = [
    [column, row],
    [column + 1, row],
    [column + 1, row + 1],
    [column, row + 1],
  ]
  const isHigh = corners.map(([x, y]) => height(x, y) >= level)
  const rising: Crossing[] = []
  const falling: Crossing[] = []
  for (const [i, from] of corners.entries()) {
    const to = corners[(i + 1) % 4] ?? from
    const [before, after] = [isHigh[i], isHigh[(i + 1) % 4]]
    if (before === after) continue
    const crossing = { edge: keyOf(from, to), point: between(from, to, height, level) }
    ;(after ? rising : falling).push(crossing)
  }
  // Where opposite corners are high, the high ground is taken to be connected.
  return rising.map((from, i): [Crossing, Crossing] => {
    return [from, falling[rising.length === 2 ? (i + (isHigh[0] ? 0 : 1)) % 2 : 0] ?? from]
  })
}

function keyOf([ax, ay]: Point, [bx, by]: Point): Edge {
  return `${Math.min(ax, bx)},${Math.min(ay, by)},${ay === by ? 'x' : 'y'}`
}

function between(from: Point, to: Point, height: Height, level: number): Point {
  const [low, high] = [height(...from), height(...to)]
  const share = (level - low) / (high - low)
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

function chains(next: Map<Edge, Edge>): Edge[][] {
  const all: Edge[][] = []
  while (next.size > 0) {
    const chain: Edge[] = []
    let edge = next.keys().next().value
    while (edge !== undefined && next.has(edge)) {
      chain.push(edge)
      const following = next.get(edge)
      next.delete(edge)
      edge = following
    }
    all.push(chain)
  }
  return all
}
