import { check } from './check.ts'

export type Filter = 'NONE' | 'OCTAHEDRAL' | 'QUATERNION' | 'EXPONENTIAL' | 'COLOR'

/**
 * Undoes the filter of a decoded view in place. Rotations and colours have filters only in
 * animations and in files of other tools: they are refused.
 */
export function applyFilter(
  target: Uint8Array<ArrayBuffer>,
  count: number,
  byteStride: number,
  filter: Filter,
): void {
  if (filter === 'OCTAHEDRAL') unfoldDirections(target, count, byteStride)
  else if (filter === 'EXPONENTIAL') joinExponents(target, (count * byteStride) / 4)
  else check(filter === 'NONE')
}

/** Directions are stored on an octahedron, unfolded to a square. */
function unfoldDirections(target: Uint8Array<ArrayBuffer>, count: number, byteStride: number) {
  check(byteStride === 4 || byteStride === 8)
  const Values = byteStride === 4 ? Int8Array : Int16Array
  const values = new Values(target.buffer, target.byteOffset, count * 4)
  const most = byteStride === 4 ? 127 : 32_767
  for (let i = 0; i < values.length; i += 4) {
    const one = values[i + 2] ?? 1
    let x = (values[i] ?? 0) / one
    let y = (values[i + 1] ?? 0) / one
    const z = 1 - Math.abs(x) - Math.abs(y)
    const fold = Math.max(-z, 0)
    x -= x >= 0 ? fold : -fold
    y -= y >= 0 ? fold : -fold
    const scale = most / Math.sqrt(x * x + y * y + z * z)
    values[i] = Math.round(x * scale)
    values[i + 1] = Math.round(y * scale)
    values[i + 2] = Math.round(z * scale)
  }
}

/** Floats are stored as 8 bits of exponent and 24 of mantissa. */
function joinExponents(target: Uint8Array<ArrayBuffer>, count: number) {
  const stored = new Int32Array(target.buffer, target.byteOffset, count)
  const floats = new Float32Array(target.buffer, target.byteOffset, count)
  for (let i = 0; i < count; i++) {
    const value = stored[i] ?? 0
    floats[i] = ((value << 8) >> 8) * 2 ** (value >> 24)
  }
}
