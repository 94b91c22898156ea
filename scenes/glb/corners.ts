import type { Accessors, Numbers } from './accessors.ts'
import type { Gltf, GltfPrimitive } from './gltf.ts'

/** The corners of a primitive's triangles. */
export type Corners = {
  positions: Numbers
  normals: Numbers
  /** Null if each three corners in turn are a triangle. */
  indices: Numbers | null
  /** The corner in the file, which has its colour. */
  inFile: (corner: number) => number
}

/** Reads the corners of a primitive; without normals, its faces are flat (glTF 2.0, 3.7.2.1). */
export function cornersOf(
  { attributes: { POSITION, NORMAL }, indices }: GltfPrimitive,
  accessors: Accessors,
): Corners | null {
  if (POSITION === undefined) return null
  const positions = accessors.read(POSITION)
  const order = indices === undefined ? null : accessors.read(indices)
  if (NORMAL === undefined) return flatCorners(positions, order)
  const normals = accessors.read(NORMAL)
  return { positions, normals, indices: order, inFile: (corner) => corner }
}

/** How many corners `cornersOf` finds. */
export function countCorners({ accessors = [] }: Gltf, primitive: GltfPrimitive): number {
  const count = accessors[primitive.attributes.POSITION ?? -1]?.count ?? 0
  if (primitive.attributes.NORMAL !== undefined) return count
  return accessors[primitive.indices ?? -1]?.count ?? count
}

/** Corners of its own for each triangle, with the direction of its face. */
function flatCorners(positions: Numbers, order: Numbers | null): Corners {
  const count = order?.count ?? positions.count
  const inFile = (corner: number) => (order ? order.get(corner, 0) : corner)
  const normals = new Float32Array(count * 3)
  for (let first = 0; first + 2 < count; first += 3) {
    const normal = faceOf(positions, [inFile(first), inFile(first + 1), inFile(first + 2)])
    for (let corner = first; corner < first + 3; corner++) normals.set(normal, corner * 3)
  }
  return {
    positions: { count, size: 3, get: (corner, axis) => positions.get(inFile(corner), axis) },
    normals: { count, size: 3, get: (corner, axis) => normals[corner * 3 + axis] ?? 0 },
    indices: null,
    inFile,
  }
}

/** The direction of a face; its length is no matter. */
function faceOf(positions: Numbers, [a, b, c]: readonly [number, number, number]) {
  const between = (from: number, to: number, axis: number) =>
    positions.get(to, axis) - positions.get(from, axis)
  const [ux, uy, uz] = [between(a, b, 0), between(a, b, 1), between(a, b, 2)]
  const [vx, vy, vz] = [between(a, c, 0), between(a, c, 1), between(a, c, 2)]
  return [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]
}
