import type { Document, Primitive } from '@gltf-transform/core'
import { compactPrimitive } from '@gltf-transform/functions'
import { MeshoptSimplifier } from 'meshoptimizer'
import { anchorOf } from './shapes.ts'
import { drawnTriangles, trianglesOf } from './triangles.ts'

/** The number of triangles that a phone draws without effort. */
export const MAX_TRIANGLES = 60_000

type Step = { error: number; share: number; withPlaces: boolean }

/**
 * From no visible change to a coarser look: the error is a share of a part's extent, and each part
 * keeps a share of its triangles. Places are simplified only after land, sea and trees.
 */
const STEPS: Step[] = [
  ...[0.0002, 0.0005, 0.001, 0.002].map((error) => ({ error, share: 0.6, withPlaces: false })),
  ...[0.002, 0.004].map((error) => ({ error, share: 0.3, withPlaces: false })),
  ...[0.004, 0.008].map((error) => ({ error, share: 0.05, withPlaces: false })),
  ...[0.004, 0.008].map((error) => ({ error, share: 0.05, withPlaces: true })),
]

/** Parts with so few triangles look wrong when they are simplified. */
const LEAST = 200

/** The weight of a difference in colour or direction relative to one in position. */
const WEIGHTS = { NORMAL: 0.02, COLOR_0: 0.02 }

/**
 * Simplifies a model with more triangles, as little as necessary; even the simplest form may still
 * have more.
 */
export async function fewerTriangles(document: Document): Promise<void> {
  if (drawnTriangles(document) <= MAX_TRIANGLES) return
  await MeshoptSimplifier.ready
  const parts = partsOf(document)
  for (const step of STEPS) {
    for (const part of parts) if (step.withPlaces || !part.isPlace) simplify(part, step)
    if (drawnTriangles(document) <= MAX_TRIANGLES) break
  }
  for (const { primitive } of parts) compactPrimitive(primitive)
}

type Part = { primitive: Primitive; indices: Uint32Array; isPlace: boolean }

function partsOf(document: Document): Part[] {
  const meshes = document.getRoot().listMeshes()
  return meshes.flatMap((mesh) => {
    const owners = mesh.listParents().filter((parent) => parent.propertyType === 'Node')
    const isPlace = owners.some((owner) => anchorOf(owner.getExtras()))
    return mesh.listPrimitives().flatMap((primitive) => {
      const indices = primitive.getIndices()?.getArray()
      if (!indices || trianglesOf(primitive) < LEAST) return []
      return [{ primitive, indices: Uint32Array.from(indices), isPlace }]
    })
  })
}

/** Each step begins with the original triangles, so that errors do not add up. */
function simplify({ primitive, indices }: Part, { error, share }: Step) {
  const points = primitive.getAttribute('POSITION')?.getArray()
  const target = primitive.getIndices()
  if (!points || !target) return
  const { values, weights } = attributesOf(primitive)
  const [simplified] = MeshoptSimplifier.simplifyWithAttributes(
    indices,
    Float32Array.from(points),
    3,
    values,
    weights.length,
    weights,
    null,
    Math.ceil((indices.length * share) / 3) * 3,
    error,
    ['LockBorder'],
  )
  target.setArray(Uint32Array.from(simplified))
}

/** Normals and colours in one array, a row for each vertex. */
function attributesOf(primitive: Primitive) {
  const found = Object.entries(WEIGHTS).flatMap(([name, weight]) => {
    const accessor = primitive.getAttribute(name)
    return accessor ? [{ accessor, size: accessor.getElementSize(), weight }] : []
  })
  const weights = found.flatMap(({ size, weight }) => Array.from({ length: size }, () => weight))
  const count = primitive.getAttribute('POSITION')?.getCount() ?? 0
  const values = new Float32Array(count * weights.length)
  let column = 0
  for (const { accessor, size } of found) {
    for (let row = 0; row < count; row++)
      values.set(accessor.getElement(row, []), row * weights.length + column)
    column += size
  }
  return { values, weights }
}
