/*
 * Builds the houses, those with a listing as their plans have them, and the amenities that the export
 * of the land lacks, into `demo/models/masterplan.glb`; of its sea only the height is used, so that is
 * a square, and trees share their corners. After a new export of the model, or a change of
 * what is built:
 *
 *   node generators/models/make-places.ts
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { readGltf } from '@belvedere/content/media/masterplan/prepare/gltf-io.ts'
import { optimise } from '@belvedere/content/media/masterplan/prepare/optimise.ts'
import type { Mesh } from '@gltf-transform/core'
import { prune, weldPrimitive } from '@gltf-transform/functions'
import { AMENITIES } from './places/amenities.ts'
import { HOUSES } from './places/houses.ts'
import { meshOf } from './places/mesh-of.ts'
import type { Solid } from './places/solids.ts'
import { heightsOf } from './plan/heights.ts'
import { readModel, trianglesOf } from './plan/read-model.ts'

const file = new URL('../../demo/models/masterplan.glb', import.meta.url)
const document = await readGltf(readFileSync(file))
const root = document.getRoot()
const nodes = new Map(root.listNodes().map((node) => [node.getName(), node]))
const terrain = (await readModel(file.pathname)).find(({ name }) => name === 'terrain')

/** Houses of one kind share their mesh. */
const meshes = new Map<readonly Solid[], Mesh>()

for (const [name, { solids, bearing }] of Object.entries(HOUSES)) {
  const node = nodes.get(name)
  if (!node) throw new Error(`The model has no ${name}.`)
  const mesh = meshes.get(solids) ?? meshOf(document, name, solids)
  meshes.set(solids, mesh)
  const { anchor } = node.getExtras()
  if (!isPlace(anchor)) throw new Error(`${name} has no anchor.`)
  node.setTranslation(anchor).setScale([1, 1, 1]).setMesh(mesh)
  if (bearing !== null) node.setRotation(turned(-bearing))
}

for (const [name, { at, turn, solids }] of Object.entries(AMENITIES)) {
  const [x, z] = at
  const anchor: [number, number, number] = [x, round(Math.max(0, heightAt(x, z))), z]
  const node = nodes.get(name) ?? document.createNode(name)
  node
    .setTranslation(anchor)
    .setRotation(turned(turn))
    .setScale([1, 1, 1])
    .setMesh(meshOf(document, name, solids))
    .setExtras({ kind: 'amenity', anchor })
  root.listScenes()[0]?.addChild(node)
}

const sea = nodes.get('sea')
for (const primitive of sea?.getMesh()?.listPrimitives() ?? []) {
  const [least, most] = [
    [0, 0, 0],
    [0, 0, 0],
  ]
  const positions = primitive.getAttribute('POSITION')
  // A square already: the script was run before.
  if (positions?.getCount() === 4) continue
  positions?.getMin(least)
  positions?.getMax(most)
  const [[x0 = 0, , z0 = 0], [x1 = 0, y = 0, z1 = 0]] = [least, most]
  const corners = [x0, y, z0, x1, y, z0, x1, y, z1, x0, y, z1]
  const [buffer = document.createBuffer()] = root.listBuffers()
  const list = () => document.createAccessor().setBuffer(buffer)
  for (const name of ['NORMAL', 'COLOR_0']) primitive.setAttribute(name, null)
  primitive
    .setAttribute('POSITION', list().setType('VEC3').setArray(new Float32Array(corners)))
    .setIndices(list().setArray(new Uint16Array([0, 2, 1, 0, 3, 2])))
}

/** Crowns have a face for each triangle: without normals their corners are in the file once. */
for (const [name, node] of nodes) {
  if (!name.startsWith('trees')) continue
  for (const primitive of node.getMesh()?.listPrimitives() ?? []) {
    primitive.setAttribute('NORMAL', null)
    weldPrimitive(primitive)
  }
}

for (const node of root.listNodes()) {
  const { anchor, ...extras } = node.getExtras()
  if (isPlace(anchor)) node.setExtras({ ...extras, anchor: anchor.map(round) })
}

await document.transform(prune({ keepLeaves: true, keepExtras: true }))
writeFileSync(file, await optimise(document))

/** Turned around the vertical, in degrees against the clock. */
function turned(degrees: number): [number, number, number, number] {
  const half = (degrees * Math.PI) / 360
  return [0, Math.sin(half), 0, Math.cos(half)]
}

function isPlace(anchor: unknown): anchor is [number, number, number] {
  return Array.isArray(anchor) && anchor.length === 3
}

/** The height of the land at a position of the model. */
function heightAt(x: number, z: number): number {
  const grid = { west: x, north: z, step: 1, columns: 1, rows: 1 }
  return heightsOf(trianglesOf(terrain), grid).at(0, 0)
}

function round(value: number) {
  return Math.round(value * 1000) / 1000
}
