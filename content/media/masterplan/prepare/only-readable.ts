import { checkGlb } from '@belvedere/scenes/glb/check-glb.ts'
import type { Document } from '@gltf-transform/core'
import { prune, uninstance } from '@gltf-transform/functions'

/** The extensions that remain: scenes can read them (`scenes/glb/read-glb.ts`). */
const READABLE = new Set([
  'EXT_meshopt_compression',
  'KHR_meshopt_compression',
  'KHR_mesh_quantization',
])

/** Copies of a mesh without nodes, which scenes would leave out. */
const COPIES = 'EXT_mesh_gpu_instancing'

/**
 * Whether a file can be drawn unchanged: without textures, and without features that scenes cannot
 * read, such as triangle strips or numbers in a data URL.
 */
export function isReadable(document: Document, bytes: Uint8Array): boolean {
  const root = document.getRoot()
  const used = root.listExtensionsUsed().map(({ extensionName }) => extensionName)
  if (root.listTextures().length > 0 || used.includes(COPIES)) return false
  try {
    checkGlb(Uint8Array.from(bytes).buffer)
    return true
  } catch {
    return false
  }
}

/**
 * Keeps what the scene draws: shapes with the plain colours of their materials. Its paper look has
 * no textures, gloss or glow; copies of a mesh become nodes.
 */
export async function onlyReadable(document: Document): Promise<void> {
  await document.transform(uninstance())
  const root = document.getRoot()
  for (const texture of root.listTextures()) texture.dispose()
  for (const extension of root.listExtensionsUsed())
    if (!READABLE.has(extension.extensionName)) extension.dispose()
  await document.transform(prune({ keepLeaves: true, keepExtras: true, keepAttributes: false }))
}
