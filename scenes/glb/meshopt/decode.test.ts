import { MeshoptEncoder } from 'meshoptimizer'
import { beforeAll, expect, test } from 'vitest'
import { decodeView } from './decode.ts'

beforeAll(() => MeshoptEncoder.ready)

/** Numbers that repeat and jump like those of real meshes. */
function bytesOf(count: number, byteStride: number) {
  const bytes = new Uint8Array(count * byteStride)
  let seed = 7
  for (let i = 0; i < bytes.length; i++) {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff
    const isNear = seed % 3 > 0
    bytes[i] = isNear ? (bytes[i - byteStride] ?? 0) + (seed % 4) : seed >>> 8
  }
  return bytes
}

test.for([
  [1, 4, 0],
  [15, 8, 0],
  [300, 12, 0],
  [1000, 16, 0],
  [1, 4, 1],
  [17, 8, 1],
  [300, 12, 1],
  [1000, 16, 1],
] as const)(
  '%d vertices of %d bytes in version %d are decoded unchanged',
  ([count, byteStride, version]) => {
    const bytes = bytesOf(count, byteStride)
    const source = MeshoptEncoder.encodeVertexBufferLevel(bytes, count, byteStride, 2, version)
    const view = decodeView(source, { mode: 'ATTRIBUTES', count, byteStride, filter: 'NONE' })
    expect(view).toEqual(bytes)
  },
)

test.for([2, 4])('triangles with indices of %d bytes are decoded unchanged', (byteStride) => {
  const Indices = byteStride === 2 ? Uint16Array : Uint32Array
  const indices = [0, 1, 2, 2, 1, 3, 4, 5, 3, 3, 1, 4, 90, 91, 92, 0, 92, 91, 5000, 3, 0]
  const bytes = new Uint8Array(new Indices(indices).buffer)
  const count = indices.length
  const source = MeshoptEncoder.encodeIndexBuffer(bytes, count, byteStride)
  const view = decodeView(source, { mode: 'TRIANGLES', count, byteStride, filter: 'NONE' })
  expect(trianglesOf(new Indices(view.buffer))).toEqual(trianglesOf(new Indices(indices)))
})

test('other indices are decoded unchanged', () => {
  const indices = new Uint32Array([0, 1, 1, 2, 700, 701, 3, 70_000])
  const count = indices.length
  const source = MeshoptEncoder.encodeIndexSequence(new Uint8Array(indices.buffer), count, 4)
  const view = decodeView(source, { mode: 'INDICES', count, byteStride: 4, filter: 'NONE' })
  expect(new Uint32Array(view.buffer)).toEqual(indices)
})

test('directions are decoded approximately', () => {
  const directions = [0, 1, 0, 0, 0.6, -0.8, 0, 0, -0.36, 0.48, -0.8, 0]
  const filtered = MeshoptEncoder.encodeFilterOct(new Float32Array(directions), 3, 4, 8)
  const source = MeshoptEncoder.encodeVertexBuffer(filtered, 3, 4)
  const view = decodeView(source, {
    mode: 'ATTRIBUTES',
    count: 3,
    byteStride: 4,
    filter: 'OCTAHEDRAL',
  })
  const [decoded, wanted] = [new Int8Array(view.buffer), directions.map((part) => part * 127)]
  wanted.forEach((part, index) => {
    if (index % 4 < 3) expect(Math.abs((decoded[index] ?? 0) - part)).toBeLessThan(2.5)
  })
})

test('floats with shared exponents are decoded approximately', () => {
  const floats = [0.5, -12.25, 1e-3, 4096.5]
  const filtered = MeshoptEncoder.encodeFilterExp(new Float32Array(floats), 4, 4, 20)
  const source = MeshoptEncoder.encodeVertexBuffer(filtered, 4, 4)
  const how = { mode: 'ATTRIBUTES', count: 4, byteStride: 4, filter: 'EXPONENTIAL' } as const
  const decoded = new Float32Array(decodeView(source, how).buffer)
  floats.forEach((value, index) => {
    expect(decoded[index]).toBeCloseTo(value, 3)
  })
})

test('damaged data is refused', () => {
  const bytes = bytesOf(300, 12)
  const source = MeshoptEncoder.encodeVertexBuffer(bytes, 300, 12)
  const how = { mode: 'ATTRIBUTES', count: 300, byteStride: 12, filter: 'NONE' } as const
  expect(() => decodeView(source.slice(0, -5), how)).toThrow('damaged')
  expect(() => decodeView(source.slice(1), how)).toThrow('damaged')
  expect(() => decodeView(source, { ...how, mode: 'TRIANGLES' })).toThrow('damaged')
})

/** Triangles whose first vertex is the smallest: encoding may rotate them. */
function trianglesOf(indices: ArrayLike<number>) {
  return Array.from({ length: indices.length / 3 }, (_, i) => {
    const [a, b, c] = [indices[3 * i] ?? 0, indices[3 * i + 1] ?? 0, indices[3 * i + 2] ?? 0]
    if (a <= b && a <= c) return [a, b, c]
    return b <= c ? [b, c, a] : [c, a, b]
  })
}
