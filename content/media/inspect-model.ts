import { parseJson } from '@belvedere/kit/json.ts'
import { type Bytes, readPart, sizeOf } from './bytes.ts'
import { isGltf, type ModelDescription } from './model-description.ts'
import { UploadError } from './upload-error.ts'
import { MEGABYTE } from './weight.ts'

const JSON_CHUNK = 0x4e4f534a

/** A model's description takes some kilobytes; its geometry is in the binary chunk. */
const MAX_JSON = 4 * 1024 * 1024

const ADVICE = 'Please export the model as one glTF binary file (.glb).'

/** What decoding a model may take in memory, in megabytes. */
const MAX_DECODED = 300

/** Reads the description of a GLB model; throws an `UploadError` if it could not be used. */
export async function inspectModel(bytes: Bytes, name: string): Promise<void> {
  const head = await readPart(bytes, 0, 20)
  if (head.length < 20 || head.readUInt32LE(4) !== 2)
    throw new UploadError(`"${name}" is not glTF 2. ${ADVICE}`)
  if (head.readUInt32LE(8) !== (await sizeOf(bytes)))
    throw new UploadError(`"${name}" is damaged or incomplete. Please export or upload it again.`)
  const model = await readDescription(bytes, head)
  if (!model) throw new UploadError(`"${name}" cannot be read as a model. ${ADVICE}`)
  if (!areTrees(model)) throw new UploadError(`"${name}" ${NO_TREE}`)
  if (hasExternalFiles(model)) throw new UploadError(`"${name}" needs other files. ${ADVICE}`)
  const size = decodedMegabytes(model)
  if (size > MAX_DECODED)
    throw new UploadError(
      `"${name}" has ${size} MB of geometry, more than ${MAX_DECODED} MB. Please export it with fewer triangles.`,
    )
}

async function readDescription(bytes: Bytes, head: Buffer): Promise<ModelDescription | undefined> {
  const length = head.readUInt32LE(12)
  if (head.readUInt32LE(16) !== JSON_CHUNK || length > MAX_JSON) return undefined
  const text = (await readPart(bytes, 20, length)).toString()
  const description = parseJson(text)
  return isGltf(description) ? description : undefined
}

const NO_TREE =
  'has a part that is in itself, in two others, or missing. Please export it again, with each part in one place.'

/** Whether each node is in one other node at most, and none is in itself (glTF 2.0, 3.5.2). */
function areTrees({ nodes }: ModelDescription): boolean {
  const children = nodes.flatMap((node) => node.children ?? [])
  const within = new Set(children)
  if (within.size < children.length || children.some((child) => !nodes[child])) return false
  // What is found from the nodes that are in none; a ring is never reached.
  const found = [...nodes.keys()].filter((index) => !within.has(index))
  for (const index of found) for (const child of nodes[index]?.children ?? []) found.push(child)
  return found.length === nodes.length
}

/** A model that loads other files would be incomplete, or request them from another host. */
function hasExternalFiles({ buffers = [], images = [] }: ModelDescription) {
  return [...buffers, ...images].some(({ uri }) => uri !== undefined && !/^data:/i.test(uri))
}

/** At most 16 numbers of 4 bytes for each element; compressed parts have a size of their own. */
function decodedMegabytes({ accessors = [], bufferViews = [] }: ModelDescription) {
  const elements = accessors.reduce((sum, { count = 0 }) => sum + count * 16, 0)
  const parts = bufferViews.reduce((sum, { byteLength = 0 }) => sum + byteLength, 0)
  return Math.ceil(Math.max(elements, parts) / MEGABYTE)
}
