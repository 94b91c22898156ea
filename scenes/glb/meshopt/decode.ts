import { applyFilter, type Filter } from './filters.ts'
import { decodeIndices, decodeTriangles } from './indices.ts'
import { decodeVertices } from './vertices.ts'

export type Mode = 'ATTRIBUTES' | 'TRIANGLES' | 'INDICES'

/** How a buffer view is compressed (EXT_meshopt_compression). */
type Compression = {
  mode: Mode
  count: number
  byteStride: number
  filter: Filter
}

/**
 * Decodes a compressed buffer view. In plain JavaScript, because the content security policy
 * forbids WebAssembly; ported from meshoptimizer's reference decoder by Jasper St. Pierre (MIT,
 * © 2016-2026 Arseny Kapoulkine), which its package doesn't export.
 */
export function decodeView(source: Uint8Array, how: Compression): Uint8Array<ArrayBuffer> {
  const { mode, count, byteStride, filter } = how
  const target = new Uint8Array(count * byteStride)
  if (mode === 'TRIANGLES') decodeTriangles(target, count, byteStride, source)
  else if (mode === 'INDICES') decodeIndices(target, count, byteStride, source)
  else {
    decodeVertices(target, count, byteStride, source)
    applyFilter(target, count, byteStride, filter)
  }
  return target
}
