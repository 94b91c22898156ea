import { DIRECTIONS, type Triple } from '../facts.ts'
import type { Box, Solid } from './solid.ts'

const STEP = (2 * Math.PI) / DIRECTIONS

const EAST = Float64Array.from({ length: DIRECTIONS }, (_, step) => Math.sin(step * STEP))
const SOUTH = Float64Array.from({ length: DIRECTIONS }, (_, step) => -Math.cos(step * STEP))

/**
 * The angles up to which the sky is hidden around an eye, in degrees, every 5° clockwise from -Z.
 * Triangles in `own`, the bounding box of the house itself, hide nothing: the view begins just
 * outside it.
 */
export function horizonFrom(eye: Triple, own: Box, obstacles: readonly Solid[]): number[] {
  const slopes = new Float64Array(DIRECTIONS)
  const clear = Float64Array.from({ length: DIRECTIONS }, (_, step) => wayOut(eye, own, step))
  for (const solid of obstacles) if (solid.box.max[1] > eye[1]) raise(slopes, clear, eye, solid)
  return Array.from(slopes, (slope) => Math.round(((Math.atan(slope) * 180) / Math.PI) * 10) / 10)
}

/** The distance from the eye to the edge of the box, in a direction; 0 outside of it. */
function wayOut([x, , z]: Triple, { min, max }: Box, step: number): number {
  const [dx, dz] = [Math.sin(step * STEP), -Math.cos(step * STEP)]
  const out = (from: number, low: number, high: number, way: number) =>
    way === 0 ? Infinity : ((way > 0 ? high : low) - from) / way
  return Math.max(0, Math.min(out(x, min[0], max[0], dx), out(z, min[2], max[2], dz)))
}

/**
 * Raises the slopes to the edges of triangles: in each direction, the highest point is on an edge.
 */
function raise(slopes: Float64Array, clear: Float64Array, eye: Triple, solid: Solid) {
  const { positions, indices } = solid
  const [x, y, z] = eye
  // Plain numbers: there are a hundred million edges in a model of 500 houses.
  for (let first = 0; first < indices.length; first += 3) {
    const [a, b, c] = [
      at(indices, first) * 3,
      at(indices, first + 1) * 3,
      at(indices, first + 2) * 3,
    ]
    const [ay, by, cy] = [
      at(positions, a + 1) - y,
      at(positions, b + 1) - y,
      at(positions, c + 1) - y,
    ]
    if (ay <= 0 && by <= 0 && cy <= 0) continue
    const [ax, az] = [at(positions, a) - x, at(positions, a + 2) - z]
    const [bx, bz] = [at(positions, b) - x, at(positions, b + 2) - z]
    const [cx, cz] = [at(positions, c) - x, at(positions, c + 2) - z]
    if (ay > 0 || by > 0) raiseToEdge(slopes, clear, ax, ay, az, bx, by, bz)
    if (by > 0 || cy > 0) raiseToEdge(slopes, clear, bx, by, bz, cx, cy, cz)
    if (cy > 0 || ay > 0) raiseToEdge(slopes, clear, cx, cy, cz, ax, ay, az)
  }
}

function raiseToEdge(
  slopes: Float64Array,
  clear: Float64Array,
  ax: number,
  ay: number,
  az: number,
  bx: number,
  by: number,
  bz: number,
) {
  const start = Math.atan2(ax, -az) / STEP
  const turn = Math.atan2(bx, -bz) / STEP - start
  // The shorter way round: no edge spans more than half the view.
  const half = DIRECTIONS / 2
  const span = turn > half ? turn - DIRECTIONS : turn < -half ? turn + DIRECTIONS : turn
  const low = span < 0 ? start + span : start
  const high = span < 0 ? start : start + span
  for (let step = Math.ceil(low); step <= high; step++) {
    const direction = (step + DIRECTIONS) % DIRECTIONS
    const dx = at(EAST, direction)
    const dz = at(SOUTH, direction)
    const beside = dx * az - dz * ax
    const beyond = dx * bz - dz * bx
    const share = beside === beyond ? 0 : beside / (beside - beyond)
    const away = dx * (ax + share * (bx - ax)) + dz * (az + share * (bz - az))
    if (away <= at(clear, direction) || away <= 0) continue
    const slope = (ay + share * (by - ay)) / away
    if (slope > at(slopes, direction)) slopes[direction] = slope
  }
}

/** The value at an index that exists. */
function at(values: Float32Array | Float64Array | Uint32Array, index: number): number {
  return values[index] ?? 0
}
