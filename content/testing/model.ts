import { Document, type Node } from '@gltf-transform/core'
import type { Triple } from '../media/masterplan/facts.ts'
import { writeGltf } from '../media/masterplan/prepare/gltf-io.ts'
import { boxSolid } from '../media/masterplan/prepare/testing/box-solid.ts'

/** A box of a model; without `size` a node without a mesh, with `anchor` a place. */
export type Part = { name: string; at: Triple; size?: Triple; anchor?: Triple }

/** A GLB file of these boxes; `at` is the middle of the base. */
export function modelOf(parts: readonly Part[]): Promise<Uint8Array> {
  return writeGltf(documentOf(parts))
}

/** The same as a document of glTF Transform. */
export function documentOf(parts: readonly Part[]): Document {
  const document = new Document()
  document.createBuffer()
  const scene = document.createScene()
  for (const part of parts) scene.addChild(nodeOf(document, part))
  return document
}

function nodeOf(document: Document, { name, at, size, anchor }: Part): Node {
  const node = document.createNode(name).setTranslation([...at])
  if (anchor) node.setExtras({ anchor: [...anchor] })
  return size ? node.setMesh(boxOf(document, size)) : node
}

function boxOf(document: Document, [x, y, z]: Triple) {
  const { positions, indices } = boxSolid([-x / 2, 0, -z / 2], [x / 2, y, z / 2])
  const [buffer = null] = document.getRoot().listBuffers()
  const accessor = (array: Float32Array<ArrayBuffer> | Uint32Array<ArrayBuffer>) =>
    document.createAccessor().setArray(array).setBuffer(buffer)
  const primitive = document
    .createPrimitive()
    .setAttribute('POSITION', accessor(Float32Array.from(positions)).setType('VEC3'))
    .setIndices(accessor(Uint32Array.from(indices)))
  return document.createMesh().addPrimitive(primitive)
}
