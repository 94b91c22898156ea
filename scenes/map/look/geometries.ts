import { BufferAttribute, BufferGeometry } from 'three'
import type { Ground } from '../model/ground.ts'
import type { Merged } from '../model/merged.ts'

/** The geometry of merged triangles. */
export function mergedGeometry(merged: Merged): BufferGeometry {
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(merged.positions, 3))
  geometry.setAttribute('normal', fourBytes(merged.normals))
  geometry.setAttribute('tint', fourBytes(merged.colours))
  geometry.setAttribute('place', new BufferAttribute(merged.places, 1))
  geometry.setIndex(new BufferAttribute(merged.indices, 1))
  return geometry
}

function fourBytes(values: Int8Array | Uint8Array) {
  return new BufferAttribute(values, 4, true)
}

/** The sea's surface: two triangles far beyond the land's edges. */
export function seaGeometry({ box, sea }: Ground): BufferGeometry {
  const reach = 6 * Math.max(box.maxX - box.minX, box.maxZ - box.minZ)
  const [x, z] = [(box.minX + box.maxX) / 2, (box.minZ + box.maxZ) / 2]
  const corners = [
    [x - reach, z - reach],
    [x - reach, z + reach],
    [x + reach, z + reach],
    [x + reach, z - reach],
  ]
  const positions = new Float32Array(corners.flatMap(([x = 0, z = 0]) => [x, sea, z]))
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(positions, 3))
  geometry.setIndex([0, 1, 2, 0, 2, 3])
  return geometry
}
