import type { Accessors, Numbers } from './accessors.ts'
import type { Gltf, GltfPrimitive } from './gltf.ts'

/** The vertices of a primitive's triangles. */
export type Vertices = {
  positions: Numbers
  normals: Numbers
  /** Null if each three consecutive vertices form a triangle. */
  indices: Numbers | null
  /** The index of the vertex in the file, for its colour. */
  inFile: (vertex: number) => number
}

/** Reads the vertices of a primitive; without normals, its faces are flat (glTF 2.0, 3.7.2.1). */
export function verticesOf(
  { attributes: { POSITION, NORMAL }, indices }: GltfPrimitive,
  accessors: Accessors,
): Vertices | null {
  if (POSITION === undefined) return null
  const positions = accessors.read(POSITION)
  const order = indices === undefined ? null : accessors.read(indices)
  if (NORMAL === undefined) return flatVertices(positions, order)
  const normals = accessors.read(NORMAL)
  return { positions, normals, indices: order, inFile: (vertex) => vertex }
}

/** How many vertices `verticesOf` finds. */
export function countVertices({ accessors = [] }: Gltf, primitive: GltfPrimitive): number {
  const count = accessors[primitive.attributes.POSITION ?? -1]?.count ?? 0
  if (primitive.attributes.NORMAL !== undefined) return count
  return accessors[primitive.indices ?? -1]?.count ?? count
}

/** Separate vertices for each triangle, with the direction of its face. */
function flatVertices(positions: Numbers, order: Numbers | null): Vertices {
  const count = order?.count ?? positions.count
  const inFile = (vertex: number) => (order ? order.get(vertex, 0) : vertex)
  const normals = new Float32Array(count * 3)
  for (let first = 0; first + 2 < count; first += 3) {
    const normal = faceOf(positions, [inFile(first), inFile(first + 1), inFile(first + 2)])
    for (let vertex = first; vertex < first + 3; vertex++) normals.set(normal, vertex * 3)
  }
  return {
    positions: { count, size: 3, get: (vertex, axis) => positions.get(inFile(vertex), axis) },
    normals: { count, size: 3, get: (vertex, axis) => normals[vertex * 3 + axis] ?? 0 },
    indices: null,
    inFile,
  }
}

/** The direction of a face; its length does not matter. */
function faceOf(positions: Numbers, [a, b, c]: readonly [number, number, number]) {
  const between = (from: number, to: number, axis: number) =>
    positions.get(to, axis) - positions.get(from, axis)
  const [ux, uy, uz] = [between(a, b, 0), between(a, b, 1), between(a, b, 2)]
  const [vx, vy, vz] = [between(a, c, 0), between(a, c, 1), between(a, c, 2)]
  return [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]
}
