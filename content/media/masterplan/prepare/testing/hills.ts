import type { Document } from '@gltf-transform/core'
import { documentOf, type Part } from '../../../../testing/model.ts'

/** Rolling land of `side` × `side` squares of two triangles, with these parts on it. */
export function hills(side: number, parts: readonly Part[]): Document {
  const document = documentOf(parts)
  const [buffer = null] = document.getRoot().listBuffers()
  const points = new Float32Array((side + 1) ** 2 * 3)
  const indices = new Uint32Array(side ** 2 * 6)
  for (let z = 0; z <= side; z++)
    for (let x = 0; x <= side; x++) {
      const [east, south] = [(x / side - 0.5) * 80, (z / side - 0.5) * 80]
      points.set(
        [east, Math.sin(east / 9) + Math.cos(south / 7) - 3, south],
        (z * (side + 1) + x) * 3,
      )
    }
  for (let square = 0; square < side ** 2; square++) {
    const first = square + Math.floor(square / side)
    const next = first + side + 1
    indices.set([first, next, first + 1, first + 1, next, next + 1], square * 6)
  }
  const primitive = document
    .createPrimitive()
    .setAttribute(
      'POSITION',
      document.createAccessor().setArray(points).setType('VEC3').setBuffer(buffer),
    )
    .setIndices(document.createAccessor().setArray(indices).setBuffer(buffer))
  const mesh = document.createMesh().addPrimitive(primitive)
  document.getRoot().listScenes()[0]?.addChild(document.createNode('land').setMesh(mesh))
  return document
}
