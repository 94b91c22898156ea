import type { ModelFacts } from '../facts.ts'
import { checkGeometry } from './check-geometry.ts'
import { clean } from './clean.ts'
import { deriveFacts } from './derive-facts.ts'
import { faultsIn } from './faults.ts'
import { readGltf } from './gltf-io.ts'
import { isReadable } from './only-readable.ts'
import { isOptimised, optimise } from './optimise.ts'
import { drawnTriangles } from './triangles.ts'

/** The facts of a model, and its optimised file; null if the uploaded one is as good. */
export type PreparedModel = { facts: Omit<ModelFacts, 'mark'>; optimised: Uint8Array | null }

/** Reads a GLB file and optimises it; throws a `ModelFlaw` if it cannot be read. */
export async function prepare(bytes: Uint8Array): Promise<PreparedModel> {
  const document = await readGltf(bytes)
  checkGeometry(document)
  const before = drawnTriangles(document)
  const faults = faultsIn(document)
  const mustChange = !isReadable(document, bytes)
  const isSmall = !mustChange && isOptimised(document, bytes.length)
  await clean(document)
  const facts = { ...deriveFacts(document), faults }
  const optimised = isSmall ? null : await optimise(document)
  const triangles = drawnTriangles(document)
  const isBetter = optimised && (optimised.length < bytes.length || triangles < before)
  if (optimised && (isBetter || mustChange))
    return { facts: { ...facts, bytes: optimised.length, triangles }, optimised }
  return { facts: { ...facts, bytes: bytes.length, triangles: before }, optimised: null }
}
