import type { Triple } from '../../facts.ts'
import type { Solid } from '../solid.ts'

/**
 * The vertex indices of the sides of a box: bit 0 of a vertex index selects its x, bit 1 its y, bit
 * 2 its z.
 */
const SIDES = [
  [0, 2, 3, 1],
  [4, 5, 7, 6],
  [0, 1, 5, 4],
  [2, 6, 7, 3],
  [0, 4, 6, 2],
  [1, 3, 7, 5],
] as const

/** The twelve triangles of a box. */
export function boxSolid(min: Triple, max: Triple): Solid {
  const corners = Array.from({ length: 8 }, (_, corner): number[] => [
    corner & 1 ? max[0] : min[0],
    corner & 2 ? max[1] : min[1],
    corner & 4 ? max[2] : min[2],
  ])
  const indices = SIDES.flatMap(([a, b, c, d]) => [a, b, c, a, c, d])
  return {
    positions: new Float32Array(corners.flat()),
    indices: new Uint32Array(indices),
    box: { min, max },
  }
}
