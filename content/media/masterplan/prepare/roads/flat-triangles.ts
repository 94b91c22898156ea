import type { Ground } from '@belvedere/kit/walks/roads.ts'
import type { Solid } from '../solid.ts'

/**
 * Triangles seen from above, by the indices of their vertices; vertices at the same position are
 * one point.
 */
export type FlatTriangles = { points: Ground[]; triangles: [number, number, number][] }

/** Vertices closer than this share of the roads' extent are merged. */
const SAME_SPOT = 1e-4

/** Steeper faces are the sides of kerbs and bridges. */
const LEAST_UP = 0.3

/**
 * The walkable faces of roads. Sides and undersides are left out, unless all faces point down: then
 * the model was drawn from below.
 */
export function flatTriangles(solids: readonly Solid[]): FlatTriangles {
  const extents = solids.map(({ box: { min, max } }) => Math.max(max[0] - min[0], max[2] - min[2]))
  const cell = Math.max(...extents, Number.MIN_VALUE) * SAME_SPOT
  const points: Ground[] = []
  const known = new Map<string, number>()
  const pointAt = ([x, , z]: Corner) => {
    const key = `${Math.round(x / cell)} ${Math.round(z / cell)}`
    const index = known.get(key) ?? points.push([x, z]) - 1
    known.set(key, index)
    return index
  }
  const level = solids.flatMap(cornersOf).map((corners) => ({ corners, up: upShare(corners) }))
  const isFromBelow = !level.some(({ up }) => up > LEAST_UP)
  const triangles = level.flatMap(({ corners, up }): [number, number, number][] => {
    if ((isFromBelow ? -up : up) < LEAST_UP) return []
    const [a, b, c] = [pointAt(corners[0]), pointAt(corners[1]), pointAt(corners[2])]
    return a === b || b === c || c === a ? [] : [[a, b, c]]
  })
  return { points, triangles }
}

type Corner = [x: number, y: number, z: number]

function cornersOf({ positions, indices }: Solid): [Corner, Corner, Corner][] {
  const corner = (at: number): Corner => {
    const first = (indices[at] ?? 0) * 3
    return [positions[first] ?? 0, positions[first + 1] ?? 0, positions[first + 2] ?? 0]
  }
  return Array.from({ length: indices.length / 3 }, (_, triangle) => [
    corner(triangle * 3),
    corner(triangle * 3 + 1),
    corner(triangle * 3 + 2),
  ])
}

/** The share of a face's normal that points up: 1 for level ground, below 0 for undersides. */
function upShare([a, b, c]: [Corner, Corner, Corner]): number {
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]]
  const up = uz * vx - ux * vz
  return up / (Math.hypot(uy * vz - uz * vy, up, ux * vy - uy * vx) || 1)
}
