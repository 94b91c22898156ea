import { Accessors } from '../../glb/accessors.ts'
import type { Gltf, GltfPrimitive } from '../../glb/gltf.ts'
import { type PlacedNode, placedNodes } from '../../glb/nodes.ts'
import { readGlb } from '../../glb/read-glb.ts'
import { countVertices } from '../../glb/vertices.ts'
import type { ScenePlace } from '../contract.ts'
import { inSlices } from '../frames/slices.ts'
import { append } from './append.ts'
import { emptyBox, growBy, isEmpty } from './box.ts'
import { type Ground, makeGround } from './ground.ts'
import { KINDS, type Kind, kindOf } from './kinds.ts'
import { emptyMerged, type Merged } from './merged.ts'
import { type PlaceShape, shapeOf } from './place-shape.ts'
import { seaLevel } from './sea-level.ts'

/** A model in the form that a scene draws. */
export type MapModel = {
  parts: Merged[]
  /**
   * The shapes of the places, in the order of the settings; null for those without one in the
   * model.
   */
  shapes: (PlaceShape | null)[]
  ground: Ground
}

/** Loads a model, in slices that leave the page responsive; throws when it can't be read. */
export async function loadModel(
  address: string,
  places: readonly ScenePlace[],
  signal: AbortSignal,
): Promise<MapModel> {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`${address} answers ${response.status}`)
  return makeModel(await response.arrayBuffer(), places, signal)
}

/** Merges the meshes of a file to one of each kind. */
export async function makeModel(
  file: ArrayBuffer,
  places: readonly ScenePlace[],
  signal: AbortSignal,
): Promise<MapModel> {
  const glb = readGlb(file)
  const { gltf } = glb
  const accessors = new Accessors(glb)
  const pause = inSlices(signal)
  const numbers = new Map(places.map(({ meshKey }, index) => [meshKey, index + 1]))
  const boxes = [emptyBox(), ...places.map(emptyBox)]
  const anchors = new Map<number, unknown>()
  const nodes = placedNodes(gltf).map((placed) => {
    const place = placeOf(placed, numbers)
    if (placed.node.extras?.anchor && place) anchors.set(place, placed.node.extras.anchor)
    return { ...placed, place, kind: kindOf(placed.names, place > 0) }
  })
  const parts = new Map(KINDS.map((kind) => [kind, roomFor(kind, nodes, gltf)]))
  const landBox = emptyBox()
  for (const { node, matrix, place, kind } of nodes) {
    const merged = kind && parts.get(kind)
    if (!merged || node.mesh === undefined) continue
    const box = emptyBox()
    for (const primitive of gltf.meshes?.[node.mesh]?.primitives ?? []) {
      if (primitive.mode !== undefined && primitive.mode !== 4) continue
      // Large views take longest to decode: each gets a slice of its own.
      for (const accessor of numbersOf(primitive)) {
        accessors.read(accessor)
        await pause()
      }
      const steps = append(merged, primitive, { gltf, accessors }, { matrix, place, box })
      for (const _ of steps) await pause()
      await pause()
    }
    growBy(boxes[place] ?? box, box)
    if (kind === 'land') growBy(landBox, box)
  }
  const all = emptyBox()
  for (const box of boxes) growBy(all, box)
  if (isEmpty(all)) throw new TypeError('nothing in it has a shape')
  const shapes = places.map((_, index) =>
    shapeOf(boxes[index + 1] ?? emptyBox(), anchors.get(index + 1)),
  )
  const filled = [...parts.values()].filter(({ filled }) => filled > 0)
  const sea = nodes.filter(({ kind }) => kind === null)
  const ground = await makeGround({
    parts: filled,
    box: isEmpty(landBox) ? all : landBox,
    sea: seaLevel(sea, { gltf, accessors }),
    shapes,
    pause,
  })
  return { parts: filled, shapes, ground }
}

/** The accessors of a primitive that are read. */
function numbersOf({ attributes, indices }: GltfPrimitive): number[] {
  const { POSITION, NORMAL, COLOR_0 } = attributes
  return [indices, POSITION, NORMAL, COLOR_0].filter((index) => index !== undefined)
}

/** The number of the place that a node is, or is a part of; 0 for none. */
function placeOf({ names }: PlacedNode, numbers: ReadonlyMap<string, number>) {
  for (const name of names.toReversed()) {
    const number = numbers.get(name)
    if (number !== undefined) return number
  }
  return 0
}

/** Arrays with the total length of all primitives of a kind. */
function roomFor(kind: Kind, nodes: (PlacedNode & { kind: Kind | null })[], gltf: Gltf) {
  let [vertices, indices] = [0, 0]
  for (const { node, kind: own } of nodes) {
    if (own !== kind || node.mesh === undefined) continue
    for (const primitive of gltf.meshes?.[node.mesh]?.primitives ?? []) {
      const count = countVertices(gltf, primitive)
      vertices += count
      indices += gltf.accessors?.[primitive.indices ?? -1]?.count ?? count
    }
  }
  return emptyMerged(kind, vertices, indices)
}
