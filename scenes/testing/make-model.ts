import { boxMesh, hillMesh, type Mesh, planeMesh } from './meshes.ts'

const GLB = { magic: 0x46546c67, version: 2, json: 0x4e4f534a, binary: 0x004e4942 }
const FLOAT = 5126
const UINT = 5125

type Node = { name: string; mesh: Mesh; material: number; at: [x: number, y: number, z: number] }

const MATERIALS = [
  { name: 'terrain', pbrMetallicRoughness: { baseColorFactor: [0.8, 0.7, 0.55, 1] } },
  { name: 'plaster', pbrMetallicRoughness: { baseColorFactor: [0.9, 0.9, 0.88, 1] } },
  { name: 'glass_dark', pbrMetallicRoughness: { baseColorFactor: [0.3, 0.35, 0.35, 1] } },
]

/** A hill in the sea with a number of houses `house-1`, `house-2` …, as a binary glTF file. */
export function makeModel(houses: number): ArrayBuffer {
  const side = Math.ceil(Math.sqrt(houses))
  const reach = side * 3 + 6
  const nodes: Node[] = [
    { name: 'terrain', mesh: hillMesh(reach, 4), material: 0, at: [0, 0, 0] },
    { name: 'sea', mesh: planeMesh(reach * 2), material: 0, at: [0, 0.1, 0] },
  ]
  for (let i = 0; i < houses; i++) {
    const x = ((i % side) - (side - 1) / 2) * 5
    const z = (Math.floor(i / side) - (side - 1) / 2) * 5
    const name = `house-${i + 1}`
    nodes.push({ name, mesh: boxMesh(2, 1, 1.5), material: 1, at: [x, 3, z] })
  }
  return glbOf(nodes)
}

/** Writes nodes with one plain mesh each, in a node of the name `root` if that is given. */
export function glbOf(nodes: Node[], root?: string): ArrayBuffer {
  const chunks: Uint8Array[] = []
  let bytes = 0
  const views: { buffer: number; byteOffset: number; byteLength: number }[] = []
  const put = (values: Float32Array | Uint32Array) => {
    const chunk = new Uint8Array(values.buffer)
    views.push({ buffer: 0, byteOffset: bytes, byteLength: chunk.length })
    chunks.push(chunk)
    bytes += chunk.length
    return views.length - 1
  }
  const accessors: object[] = []
  const add = (values: Float32Array | Uint32Array, type: 'VEC3' | 'SCALAR') => {
    const count = values.length / (type === 'VEC3' ? 3 : 1)
    const componentType = values instanceof Float32Array ? FLOAT : UINT
    accessors.push({ bufferView: put(values), componentType, count, type })
    return accessors.length - 1
  }
  const meshes = nodes.map(({ mesh, material }) => {
    const POSITION = add(mesh.positions, 'VEC3')
    const NORMAL = add(mesh.normals, 'VEC3')
    const indices = add(mesh.indices, 'SCALAR')
    return { primitives: [{ attributes: { POSITION, NORMAL }, indices, material }] }
  })
  const children = nodes.map((_, index) => index)
  const placed = nodes.map(({ name, at }, index) => ({ name, mesh: index, translation: at }))
  const gltf = {
    asset: { version: '2.0' },
    scene: 0,
    scenes: [{ nodes: root === undefined ? children : [nodes.length] }],
    nodes: root === undefined ? placed : [...placed, { name: root, children }],
    meshes,
    materials: MATERIALS,
    accessors,
    bufferViews: views,
    buffers: [{ byteLength: bytes }],
  }
  return packed(gltf, chunks, bytes)
}

/** Packs a glTF document and its numbers into one file. */
export function packed(gltf: object, chunks: readonly Uint8Array[], bytes: number): ArrayBuffer {
  const text = JSON.stringify(gltf)
  const json = new TextEncoder().encode(text.padEnd(Math.ceil(text.length / 4) * 4))
  const file = new ArrayBuffer(12 + 8 + json.length + 8 + bytes)
  const view = new DataView(file)
  const header = [GLB.magic, GLB.version, file.byteLength, json.length, GLB.json]
  header.forEach((value, index) => {
    view.setUint32(4 * index, value, true)
  })
  const all = new Uint8Array(file)
  all.set(json, 20)
  view.setUint32(20 + json.length, bytes, true)
  view.setUint32(24 + json.length, GLB.binary, true)
  let at = 28 + json.length
  for (const chunk of chunks) {
    all.set(chunk, at)
    at += chunk.length
  }
  return file
}
