import { Matrix3, type Matrix4 } from 'three'
import type { Accessors, Numbers } from '../../glb/accessors.ts'
import type { Gltf, GltfPrimitive } from '../../glb/gltf.ts'
import { type Vertices, verticesOf } from '../../glb/vertices.ts'
import type { Box } from './box.ts'
import { grow } from './box.ts'
import { surfaceOf } from './kinds.ts'
import type { Merged } from './merged.ts'
import { paperColour, type Rgb } from './paper-colour.ts'

type Where = { matrix: Matrix4; place: number; box: Box }

/** The number of vertices or indices between two pauses. */
const STEP = 4096

/**
 * Adds a primitive's triangles to the merged ones, in the model's coordinates. It pauses now and
 * then, so that a large primitive needs no long task.
 */
export function* append(
  merged: Merged,
  primitive: GltfPrimitive,
  { gltf, accessors }: { gltf: Gltf; accessors: Accessors },
  { matrix, place, box }: Where,
): Generator<void> {
  const { COLOR_0 } = primitive.attributes
  const vertices = verticesOf(primitive, accessors)
  if (!vertices) return
  const { positions, normals, inFile } = vertices
  const material = gltf.materials?.[primitive.material ?? -1]
  const colour = colourReader(
    merged.kind,
    material?.pbrMetallicRoughness?.baseColorFactor,
    COLOR_0 === undefined ? null : accessors.read(COLOR_0),
  )
  const surface = surfaceOf(material?.name)
  const turn = new Matrix3().getNormalMatrix(matrix).elements
  const e = matrix.elements
  const first = merged.vertices
  for (let i = 0; i < positions.count; i++) {
    const to = first + i
    const [x, y, z] = [positions.get(i, 0), positions.get(i, 1), positions.get(i, 2)]
    const px = e[0] * x + e[4] * y + e[8] * z + e[12]
    const py = e[1] * x + e[5] * y + e[9] * z + e[13]
    const pz = e[2] * x + e[6] * y + e[10] * z + e[14]
    merged.positions[3 * to] = px
    merged.positions[3 * to + 1] = py
    merged.positions[3 * to + 2] = pz
    grow(box, px, py, pz)
    const [nx, ny, nz] = [normals.get(i, 0), normals.get(i, 1), normals.get(i, 2)]
    const mx = turn[0] * nx + turn[3] * ny + turn[6] * nz
    const my = turn[1] * nx + turn[4] * ny + turn[7] * nz
    const mz = turn[2] * nx + turn[5] * ny + turn[8] * nz
    const scale = 127 / (Math.sqrt(mx * mx + my * my + mz * mz) || 1)
    merged.normals[4 * to] = Math.round(mx * scale)
    merged.normals[4 * to + 1] = Math.round(my * scale)
    merged.normals[4 * to + 2] = Math.round(mz * scale)
    const rgb = colour(inFile(i))
    merged.colours[4 * to] = rgb[0]
    merged.colours[4 * to + 1] = rgb[1]
    merged.colours[4 * to + 2] = rgb[2]
    merged.colours[4 * to + 3] = surface
    merged.places[to] = place
    if (i % STEP === STEP - 1) yield
  }
  merged.vertices += positions.count
  yield* appendIndices(merged, vertices, first)
}

function* appendIndices(
  merged: Merged,
  { positions, indices }: Vertices,
  first: number,
): Generator<void> {
  const count = indices?.count ?? positions.count
  for (let i = 0; i < count; i++) {
    const index = indices ? indices.get(i, 0) : i
    if (index >= positions.count)
      throw new RangeError('a triangle has a vertex that does not exist')
    merged.indices[merged.filled + i] = first + index
    if (i % STEP === STEP - 1) yield
  }
  merged.filled += count
}

/** The colour of each vertex in bytes; the same for all when the file has no vertex colours. */
function colourReader(
  kind: Merged['kind'],
  factor: number[] | undefined,
  colours: Numbers | null,
): (vertex: number) => Rgb {
  const [r = 1, g = 1, b = 1] = factor ?? []
  const all = paperColour(kind, r, g, b)
  if (!colours) return () => all
  return (i) =>
    paperColour(kind, r * colours.get(i, 0), g * colours.get(i, 1), b * colours.get(i, 2))
}
