import { Accessors } from './accessors.ts'
import type { GltfPrimitive } from './gltf.ts'
import { readGlb } from './read-glb.ts'

/** The primitive modes of triangles that scenes draw; points and lines are never drawn. */
const LIST = 4
const STRIPS: readonly (number | undefined)[] = [5, 6]

/** Throws if scenes cannot read a file, or would leave out some of its triangles. */
export function checkGlb(file: ArrayBuffer): void {
  const glb = readGlb(file)
  const accessors = new Accessors(glb)
  for (const primitive of glb.gltf.meshes?.flatMap(({ primitives }) => primitives) ?? []) {
    if (STRIPS.includes(primitive.mode)) throw new TypeError('triangles are stored as strips')
    if ((primitive.mode ?? LIST) === LIST) readAll(primitive, accessors)
  }
}

function readAll({ attributes, indices }: GltfPrimitive, accessors: Accessors) {
  const { POSITION, NORMAL, COLOR_0 } = attributes
  for (const index of [POSITION, NORMAL, COLOR_0, indices]) {
    if (index !== undefined) accessors.read(index)
  }
}
