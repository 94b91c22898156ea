import type { ComponentType, GltfAccessor, GltfBufferView, GltfCompression } from './gltf.ts'
import { decodeView } from './meshopt/decode.ts'
import type { Glb } from './read-glb.ts'

const SIZES = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4 } as const

const ARRAYS = {
  5120: Int8Array,
  5121: Uint8Array,
  5122: Int16Array,
  5123: Uint16Array,
  5125: Uint32Array,
  5126: Float32Array,
} as const satisfies Record<ComponentType, unknown>

/** The divisor of a normalised whole number; floats and indices stay unchanged. */
const MOST: Record<ComponentType, number> = {
  5120: 127,
  5121: 255,
  5122: 32_767,
  5123: 65_535,
  5125: 1,
  5126: 1,
}

type View = { bytes: Uint8Array<ArrayBuffer>; stride: number }

/** The numbers of a file, with `size` numbers for an element. */
export type Numbers = {
  count: number
  size: number
  get(element: number, component: number): number
}

/** Reads the accessors of a file; a compressed buffer view is decoded once, on first use. */
export class Accessors {
  readonly #glb: Glb
  readonly #views = new Map<number, View>()

  constructor(glb: Glb) {
    this.#glb = glb
  }

  read(index: number): Numbers {
    const accessor = this.#glb.gltf.accessors?.[index]
    if (!accessor || accessor.bufferView === undefined || accessor.sparse) {
      throw new TypeError('numbers are stored in a way that is not read')
    }
    return numbersOf(accessor, this.#view(accessor.bufferView))
  }

  #view(index: number): View {
    const known = this.#views.get(index)
    if (known) return known
    const stored = this.#glb.gltf.bufferViews?.[index]
    if (!stored) throw new TypeError('a buffer view is missing')
    const { buffer } = compressionOf(stored) ?? stored
    if (buffer !== 0 || this.#glb.gltf.buffers?.[0]?.uri !== undefined) {
      throw new TypeError('numbers are outside of the file')
    }
    const view = readView(stored, this.#glb.binary)
    this.#views.set(index, view)
    return view
  }
}

function compressionOf({ extensions }: GltfBufferView): GltfCompression | undefined {
  return extensions?.EXT_meshopt_compression ?? extensions?.KHR_meshopt_compression
}

function readView(stored: GltfBufferView, binary: Uint8Array<ArrayBuffer>): View {
  const compression = compressionOf(stored)
  const { byteOffset = 0, byteLength } = compression ?? stored
  if (byteOffset + byteLength > binary.length) throw new RangeError('the file is cut off')
  const bytes = binary.subarray(byteOffset, byteOffset + byteLength)
  if (!compression) return { bytes, stride: stored.byteStride ?? 0 }
  const { mode, count, byteStride, filter = 'NONE' } = compression
  return {
    bytes: decodeView(bytes, { mode, count, byteStride, filter }),
    stride: byteStride,
  }
}

function numbersOf(accessor: GltfAccessor, { bytes, stride }: View): Numbers {
  const { componentType, count, type, byteOffset = 0, normalized } = accessor
  const NumberArray = ARRAYS[componentType]
  const size = SIZES[type]
  const unit = NumberArray.BYTES_PER_ELEMENT
  const apart = (stride || unit * size) / unit
  // An uncompressed view may begin at any offset of the file; typed arrays need an aligned start.
  const isEven = (bytes.byteOffset + byteOffset) % unit === 0 && Number.isInteger(apart)
  if (!isEven) throw new TypeError('numbers are not aligned')
  const length = count > 0 ? (count - 1) * apart + size : 0
  const values = new NumberArray(bytes.buffer, bytes.byteOffset + byteOffset, length)
  const scale = normalized ? 1 / MOST[componentType] : 1
  return {
    count,
    size,
    get: (element, component) => (values[element * apart + component] ?? 0) * scale,
  }
}
