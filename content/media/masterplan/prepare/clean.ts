import type { Document } from '@gltf-transform/core'
import { convertPrimitiveToTriangles, dedup, dequantize, prune } from '@gltf-transform/functions'

const STRIP = 5
const FAN = 6

/**
 * Keeps only what is drawn: triangle lists, without animations, cameras and unused data. Nodes keep
 * their names, including those without a mesh, which may be base points.
 */
export async function clean(document: Document): Promise<void> {
  const root = document.getRoot()
  for (const part of [...root.listAnimations(), ...root.listCameras()]) part.dispose()
  for (const primitive of root.listMeshes().flatMap((mesh) => mesh.listPrimitives())) {
    const mode = primitive.getMode()
    if (mode === STRIP || mode === FAN) convertPrimitiveToTriangles(primitive)
  }
  giveBuffers(document)
  await document.transform(
    dequantize(),
    dedup({ keepUniqueNames: true }),
    prune({ keepLeaves: true, keepExtras: true, keepAttributes: false }),
  )
}

/** An accessor without values, which glTF fills with zeros, has no buffer; a file needs one for each. */
function giveBuffers(document: Document) {
  const root = document.getRoot()
  const [buffer = document.createBuffer()] = root.listBuffers()
  for (const accessor of root.listAccessors()) if (!accessor.getBuffer()) accessor.setBuffer(buffer)
}
