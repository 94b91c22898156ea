import { readGlb } from '@belvedere/scenes/glb/read-glb.ts'
import type { ScenePlace } from '@belvedere/scenes/map/contract.ts'

/** A place for each node of a model that has an anchor, as all places of the demo have. */
export function placesOf(model: Uint8Array): ScenePlace[] {
  const { gltf } = readGlb(new Uint8Array(model).buffer)
  return (gltf.nodes ?? []).flatMap(({ name = '', mesh, extras }): ScenePlace[] => {
    if (mesh === undefined || !extras?.anchor) return []
    return [{ id: `place-${name}`, meshKey: name, kind: 'house', status: 'available' }]
  })
}
