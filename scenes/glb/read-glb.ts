import type { Gltf } from './gltf.ts'

const MAGIC = 0x46546c67
const JSON_CHUNK = 0x4e4f534a
const HEADER_BYTES = 12
const CHUNK_HEADER_BYTES = 8

/** The extensions that scenes support; a file that requires any other is refused. */
const READABLE = new Set([
  'EXT_meshopt_compression',
  'KHR_meshopt_compression',
  'KHR_mesh_quantization',
  'KHR_materials_ior',
  'KHR_materials_specular',
])

export type Glb = { gltf: Gltf; binary: Uint8Array<ArrayBuffer> }

/** Parses a binary glTF file; throws when it is not one, or requires unsupported extensions. */
export function readGlb(file: ArrayBuffer): Glb {
  const view = new DataView(file)
  if (file.byteLength < HEADER_BYTES + CHUNK_HEADER_BYTES || view.getUint32(0, true) !== MAGIC) {
    throw new TypeError('not a binary glTF file')
  }
  const length = view.getUint32(HEADER_BYTES, true)
  if (view.getUint32(HEADER_BYTES + 4, true) !== JSON_CHUNK) throw new TypeError('no glTF in it')
  const start = HEADER_BYTES + CHUNK_HEADER_BYTES
  const gltf: Gltf = JSON.parse(new TextDecoder().decode(new Uint8Array(file, start, length)))
  const unread = gltf.extensionsRequired?.find((name) => !READABLE.has(name))
  if (unread) throw new TypeError(`it requires ${unread}`)
  const binary = start + length + CHUNK_HEADER_BYTES
  return {
    gltf,
    binary: new Uint8Array(file, Math.min(binary, file.byteLength)),
  }
}
