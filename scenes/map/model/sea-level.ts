import { Vector3 } from 'three'
import type { Accessors } from '../../glb/accessors.ts'
import type { Gltf } from '../../glb/gltf.ts'
import type { PlacedNode } from '../../glb/nodes.ts'
import { type Box, emptyBox, grow, isEmpty } from './box.ts'

type File = { gltf: Gltf; accessors: Accessors }

/** The height of the widest sea of a model, by its vertices; null without one. */
export function seaLevel(seas: readonly PlacedNode[], file: File): number | null {
  const boxes = seas.map((sea) => boxOf(sea, file)).filter((box) => !isEmpty(box))
  const [widest] = boxes.toSorted((one, other) => areaOf(other) - areaOf(one))
  return widest?.maxY ?? null
}

function boxOf({ node, matrix }: PlacedNode, { gltf, accessors }: File): Box {
  const box = emptyBox()
  const point = new Vector3()
  for (const { attributes } of gltf.meshes?.[node.mesh ?? -1]?.primitives ?? []) {
    if (attributes.POSITION === undefined) continue
    const { count, get } = accessors.read(attributes.POSITION)
    for (let i = 0; i < count; i++) {
      point.set(get(i, 0), get(i, 1), get(i, 2)).applyMatrix4(matrix)
      grow(box, point.x, point.y, point.z)
    }
  }
  return box
}

function areaOf({ minX, maxX, minZ, maxZ }: Box) {
  return (maxX - minX) * (maxZ - minZ)
}
