import type { Document, Primitive } from '@gltf-transform/core'
import { weld } from '@gltf-transform/functions'

/** Normals within 3° of their face equal those that a renderer computes itself. */
const SAME = Math.cos((3 * Math.PI) / 180)

/** Dropping normals is worth it if at most this share of the vertices is left. */
const WORTH = 0.6

/**
 * Drops the normals of faceted surfaces. Renderers must then shade them flat (glTF 2.0, 3.7.2.1),
 * which looks the same, and faces share their vertices: a box needs 8 instead of 24.
 */
export async function dropFlatNormals(document: Document): Promise<void> {
  const primitives = document
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives())
  for (const primitive of primitives)
    if (isFaceted(primitive)) primitive.setAttribute('NORMAL', null)
  await document.transform(weld())
}

function isFaceted(primitive: Primitive): boolean {
  const [points, normals] = ['POSITION', 'NORMAL'].map((name) =>
    primitive.getAttribute(name)?.getArray(),
  )
  const indices = primitive.getIndices()?.getArray()
  // Textured surfaces have their own vertices, and their normals may come from a texture.
  if (!points || !normals || !indices || primitive.getAttribute('TEXCOORD_0')) return false
  return spotsIn(points) < WORTH * (points.length / 3) && areFlat(points, normals, indices)
}

function spotsIn(points: ArrayLike<number>): number {
  const spots = new Set<string>()
  for (let at = 0; at < points.length; at += 3)
    spots.add(`${points[at]} ${points[at + 1]} ${points[at + 2]}`)
  return spots.size
}

function areFlat(
  points: ArrayLike<number>,
  normals: ArrayLike<number>,
  indices: ArrayLike<number>,
) {
  const vector = (from: ArrayLike<number>, index: number) => {
    const at = (indices[index] ?? 0) * 3
    return [from[at] ?? 0, from[at + 1] ?? 0, from[at + 2] ?? 0] as const
  }
  for (let first = 0; first < indices.length; first += 3) {
    const [a, b, c] = [first, first + 1, first + 2].map((index) => vector(points, index))
    if (!a || !b || !c) return false
    const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
    const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]]
    const face = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx] as const
    const size = Math.hypot(...face)
    for (let index = first; size > 0 && index < first + 3; index++) {
      const normal = vector(normals, index)
      const along = face[0] * normal[0] + face[1] * normal[1] + face[2] * normal[2]
      if (along < SAME * size * Math.hypot(...normal)) return false
    }
  }
  return true
}
