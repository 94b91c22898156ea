import type { Document, Primitive } from '@gltf-transform/core'
import { ModelFlaw } from './flaw.ts'

const DAMAGED = 'is damaged: its geometry cannot be read. Please export it again.'

/** Throws a `ModelFlaw` if a triangle has vertices that are missing or not finite. */
export function checkGeometry(document: Document): void {
  const primitives = document
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives())
  if (!primitives.every(isSound)) throw new ModelFlaw(DAMAGED)
}

function isSound(primitive: Primitive): boolean {
  const points = primitive.getAttribute('POSITION')?.getArray()
  const indices = primitive.getIndices()?.getArray()
  if (!points?.every(Number.isFinite)) return false
  const count = points.length / 3
  return Number.isInteger(count) && (!indices || indices.every((index) => index < count))
}
