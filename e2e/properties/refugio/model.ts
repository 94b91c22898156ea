import { CHALETS, heightAt, LODGE, REACH } from './terrain.ts'

type Mesh = { positions: number[]; indices: number[] }

const CELLS = 56
const [FLOAT, UINT] = [5126, 5125]

/** The land as a grid. */
function land(): Mesh {
  const side = CELLS + 1
  const steps = Array.from({ length: side }, (_, i) => (i / CELLS) * 2 * REACH - REACH)
  const positions = steps.flatMap((z) => steps.flatMap((x) => [x, heightAt(x, z), z]))
  const cells = Array.from({ length: CELLS * CELLS }, (_, i) => {
    return Math.floor(i / CELLS) * side + (i % CELLS)
  })
  const indices = cells.flatMap((at) => {
    return [at, at + side, at + 1, at + 1, at + side, at + side + 1]
  })
  return { positions, indices }
}

/** A house with a ridge roof, with its foot in the ground. */
function house(width: number, depth: number, wall: number, ridge: number): Mesh {
  const [x, z] = [width / 2, depth / 2]
  const corners = [-2, wall].flatMap((y) => [-x, y, -z, -x, y, z, x, y, z, x, y, -z])
  const positions = [...corners, 0, ridge, -z, 0, ridge, z]
  const walls = [0, 1, 2, 3].flatMap((i) => {
    const next = (i + 1) % 4
    return [i, next, i + 4, next, next + 4, i + 4]
  })
  const roof = [4, 5, 9, 4, 9, 8, 6, 7, 8, 6, 8, 9]
  const gables = [5, 6, 9, 7, 4, 8]
  return { positions, indices: [...walls, ...roof, ...gables] }
}

/** Sides do not share corners, so that each has one light. */
function flat({ positions, indices }: Mesh) {
  const corner = (i: number) => positions.slice(i * 3, i * 3 + 3)
  const points: number[] = []
  const normals: number[] = []
  for (let at = 0; at < indices.length; at += 3) {
    const [a = [], b = [], c = []] = indices.slice(at, at + 3).map(corner)
    points.push(...a, ...b, ...c)
    const normal = normalOf(a, b, c)
    normals.push(...normal, ...normal, ...normal)
  }
  return { points, normals }
}

function normalOf(a: number[], b: number[], c: number[]): number[] {
  const [ux = 0, uy = 0, uz = 0] = b.map((value, i) => value - (a[i] ?? 0))
  const [vx = 0, vy = 0, vz = 0] = c.map((value, i) => value - (a[i] ?? 0))
  const normal = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]
  const length = Math.hypot(...normal) || 1
  return normal.map((value) => value / length)
}

/** The model of the lodge as a binary glTF file. */
export function makeModel(): Buffer {
  const chalet = house(5, 4, 2.6, 4.6)
  const parts = [
    { name: 'terrain', mesh: land(), at: [0, 0, 0] },
    ...CHALETS.map(({ name, x, z }) => ({ name, mesh: chalet, at: [x, heightAt(x, z), z] })),
    {
      name: LODGE.name,
      mesh: house(12, 6, 4, 7),
      at: [LODGE.x, heightAt(LODGE.x, LODGE.z), LODGE.z],
    },
  ]
  const chunks: Buffer[] = []
  const bufferViews: object[] = []
  const accessors: object[] = []
  let length = 0
  const put = (values: number[], type: 'VEC3' | 'SCALAR') => {
    const array = type === 'VEC3' ? new Float32Array(values) : new Uint32Array(values)
    const chunk = Buffer.from(array.buffer)
    bufferViews.push({ buffer: 0, byteOffset: length, byteLength: chunk.length })
    const [count, componentType] =
      type === 'VEC3' ? [values.length / 3, FLOAT] : [values.length, UINT]
    accessors.push({
      bufferView: bufferViews.length - 1,
      componentType,
      count,
      type,
      ...boundsOf(values, type),
    })
    chunks.push(chunk)
    length += chunk.length
    return accessors.length - 1
  }
  const meshes = parts.map(({ mesh }, at) => {
    const { points, normals } = flat(mesh)
    const attributes = { POSITION: put(points, 'VEC3'), NORMAL: put(normals, 'VEC3') }
    return { primitives: [{ attributes, material: at === 0 ? 0 : 1 }] }
  })
  const nodes = parts.map(({ name, at }, mesh) => {
    return { name, mesh, translation: at, ...(mesh > 0 && { extras: { anchor: at } }) }
  })
  const description = {
    asset: { version: '2.0' },
    scene: 0,
    scenes: [{ nodes: nodes.map((_, at) => at) }],
    nodes,
    meshes,
    materials: [
      { name: 'terrain', pbrMetallicRoughness: { baseColorFactor: [0.82, 0.8, 0.74, 1] } },
      { name: 'plaster', pbrMetallicRoughness: { baseColorFactor: [0.92, 0.88, 0.82, 1] } },
    ],
    accessors,
    bufferViews,
    buffers: [{ byteLength: length }],
  }
  return packed(JSON.stringify(description), Buffer.concat(chunks))
}

function boundsOf(values: number[], type: string) {
  if (type !== 'VEC3') return {}
  const axis = (at: number) => values.filter((_, i) => i % 3 === at)
  const all = [0, 1, 2].map(axis)
  return {
    min: all.map((list) => list.reduce((a, b) => Math.min(a, b))),
    max: all.map((list) => list.reduce((a, b) => Math.max(a, b))),
  }
}

function packed(text: string, binary: Buffer): Buffer {
  const json = Buffer.from(text.padEnd(Math.ceil(text.length / 4) * 4))
  const head = Buffer.alloc(20)
  head.write('glTF')
  head.writeUInt32LE(2, 4)
  head.writeUInt32LE(28 + json.length + binary.length, 8)
  head.writeUInt32LE(json.length, 12)
  head.write('JSON', 16)
  const next = Buffer.alloc(8)
  next.writeUInt32LE(binary.length, 0)
  next.write('BIN\0', 4)
  return Buffer.concat([head, json, next, binary])
}
