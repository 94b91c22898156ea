import { type mat4, type Node, NodeIO, type Primitive, type vec3 } from '@gltf-transform/core'
import { ALL_EXTENSIONS } from '@gltf-transform/extensions'
import { MeshoptDecoder } from 'meshoptimizer'

/** A vertex of a triangle in the model: x east, y up, z south. */
type Corner = readonly [x: number, y: number, z: number]
export type Triangle = readonly [Corner, Corner, Corner]

/** A shape of the model: its triangles by the name of their material, without the export's number. */
export type Shape = { name: string; parts: ReadonlyMap<string, readonly Triangle[]> }

/** The shapes of a GLB file, in the model's own coordinates. */
export async function readModel(file: string): Promise<Shape[]> {
  await MeshoptDecoder.ready
  const io = new NodeIO()
    .registerExtensions(ALL_EXTENSIONS)
    .registerDependencies({ 'meshopt.decoder': MeshoptDecoder })
  const document = await io.read(file)
  return document.getRoot().listNodes().map(shapeOf)
}

/** All triangles of a shape. */
export function trianglesOf(shape: Shape | undefined): Triangle[] {
  return [...(shape?.parts.values() ?? [])].flat()
}

function shapeOf(node: Node): Shape {
  const parts = new Map<string, Triangle[]>()
  for (const primitive of node.getMesh()?.listPrimitives() ?? []) {
    const material =
      primitive
        .getMaterial()
        ?.getName()
        .replace(/\.\d+$/, '') ?? ''
    const before = parts.get(material) ?? []
    parts.set(material, [...before, ...triangles(primitive, node.getWorldMatrix())])
  }
  return { name: node.getName(), parts }
}

function triangles(primitive: Primitive, matrix: mat4): Triangle[] {
  const positions = primitive.getAttribute('POSITION')
  if (!positions) return []
  const order = primitive.getIndices()?.getArray()
  const count = order?.length ?? positions.getCount()
  const corner = (at: number): Corner => {
    const [x, y, z] = positions.getElement(order?.[at] ?? at, [0, 0, 0]) as vec3
    return moved([x, y, z], matrix)
  }
  return Array.from({ length: Math.floor(count / 3) }, (_, i) => {
    return [corner(i * 3), corner(i * 3 + 1), corner(i * 3 + 2)] as const
  })
}

function moved([x, y, z]: Corner, m: mat4): Corner {
  return [
    m[0] * x + m[4] * y + m[8] * z + m[12],
    m[1] * x + m[5] * y + m[9] * z + m[13],
    m[2] * x + m[6] * y + m[10] * z + m[14],
  ]
}
