import type { Document, Primitive } from '@gltf-transform/core'
import { drawnNodes } from './shapes.ts'

const TRIANGLES = 4

/** The triangles of a primitive. */
export function trianglesOf(primitive: Primitive): number {
  if (primitive.getMode() !== TRIANGLES) return 0
  const corners = primitive.getIndices() ?? primitive.getAttribute('POSITION')
  return Math.floor((corners?.getCount() ?? 0) / 3)
}

/** The triangles that a model draws: a mesh that is used twice counts twice. */
export function drawnTriangles(document: Document): number {
  const meshes = drawnNodes(document).flatMap((node) => node.getMesh() ?? [])
  const primitives = meshes.flatMap((mesh) => mesh.listPrimitives())
  return primitives.reduce((sum, primitive) => sum + trianglesOf(primitive), 0)
}
