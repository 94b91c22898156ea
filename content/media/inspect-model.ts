import { type Bytes, readPart, sizeOf } from './bytes.ts'
import { type Gltf, isGltf, shapesOf } from './model-shapes.ts'
import { UploadError } from './upload-error.ts'

const JSON_CHUNK = 0x4e4f534a

/** A model's description takes some kilobytes; its geometry is in the binary chunk. */
const MAX_JSON = 4 * 1024 * 1024

const ADVICE = 'Please export the model as one glTF binary file (.glb).'

/** Reads the description of a GLB model and returns the names of its shapes. */
export async function inspectModel(bytes: Bytes, name: string): Promise<string[]> {
  const head = await readPart(bytes, 0, 20)
  if (head.length < 20 || head.readUInt32LE(4) !== 2)
    throw new UploadError(`"${name}" is not glTF 2. ${ADVICE}`)
  if (head.readUInt32LE(8) !== (await sizeOf(bytes)))
    throw new UploadError(`"${name}" is damaged or incomplete. Please export or upload it again.`)
  const model = await readDescription(bytes, head)
  if (!model) throw new UploadError(`"${name}" cannot be read as a model. ${ADVICE}`)
  if (hasExternalFiles(model)) throw new UploadError(`"${name}" needs other files. ${ADVICE}`)
  return shapesOf(model)
}

async function readDescription(bytes: Bytes, head: Buffer): Promise<Gltf | undefined> {
  const length = head.readUInt32LE(12)
  if (head.readUInt32LE(16) !== JSON_CHUNK || length > MAX_JSON) return undefined
  const text = (await readPart(bytes, 20, length)).toString()
  try {
    const description: unknown = JSON.parse(text)
    return isGltf(description) ? description : undefined
  } catch {
    return undefined
  }
}

/** A model that loads other files would be incomplete, or request them from another host. */
function hasExternalFiles({ buffers = [], images = [] }: Gltf) {
  return [...buffers, ...images].some(({ uri }) => uri !== undefined && !/^data:/i.test(uri))
}
