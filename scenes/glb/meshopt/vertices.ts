import { check, unzigzag } from './check.ts'

/** The number of bits of a delta by version or control mode, then by the header's two bits. */
const WIDTHS = [
  [0, 2, 4, 8],
  [0, 1, 2, 4],
  [1, 2, 4, 8],
] as const

const BLOCK_BYTES = 0x2000
const GROUP = 16
const NONE = new Uint8Array(64)

/**
 * Decodes vertices (versions 0 and 1): for each byte of a vertex, its deltas to the last vertex.
 */
export function decodeVertices(
  target: Uint8Array,
  count: number,
  byteStride: number,
  source: Uint8Array,
): void {
  check((source[0] ?? 0) >>> 4 === 0xa && byteStride % 4 === 0)
  const version = (source[0] ?? 0) & 0x0f
  check(version <= 1)
  const tail = version === 0 ? byteStride : byteStride + byteStride / 4
  const last = source.slice(source.length - tail, source.length - tail + byteStride)
  const channels = version === 0 ? NONE : source.slice(source.length - tail + byteStride)
  const perBlock = Math.min((BLOCK_BYTES / byteStride) & ~0x0f, 0x100)
  const deltas = new Uint8Array(perBlock * byteStride)
  let at = 1
  for (let first = 0; first < count; first += perBlock) {
    const length = Math.min(count - first, perBlock)
    at = readDeltas(deltas, source, at, { version, length, byteStride })
    applyDeltas(target, deltas, last, channels, { first, length, byteStride })
  }
  check(at === source.length - Math.max(tail, version === 0 ? 32 : 24))
}

type Block = { version: number; length: number; byteStride: number }

function readDeltas(deltas: Uint8Array, source: Uint8Array, from: number, block: Block) {
  const { version, length, byteStride } = block
  const groups = Math.ceil(length / GROUP)
  let at = from + (version === 0 ? 0 : byteStride / 4)
  deltas.fill(0)
  for (let byte = 0; byte < byteStride; byte++) {
    const control = ((source[from + (byte >>> 2)] ?? 0) >>> ((byte & 3) << 1)) & 3
    const mode = version === 0 ? 0 : control
    if (mode === 2) continue
    if (mode === 3) {
      deltas.set(source.subarray(at, at + length), byte * length)
      at += length
      continue
    }
    const header = at
    at += Math.ceil(groups / 4)
    const widths = WIDTHS[version === 0 ? 0 : mode + 1] ?? WIDTHS[0]
    for (let group = 0; group < groups; group++) {
      const code = ((source[header + (group >>> 2)] ?? 0) >>> ((group & 3) << 1)) & 3
      at = readGroup(deltas, byte * length + group * GROUP, source, at, widths[code] ?? 0)
    }
  }
  return at
}

function applyDeltas(
  target: Uint8Array,
  deltas: Uint8Array,
  last: Uint8Array,
  channels: Uint8Array,
  { first, length, byteStride }: { first: number; length: number; byteStride: number },
) {
  for (let byte = 0; byte < byteStride; byte += 4) {
    const channel = channels[byte >>> 2] ?? 0
    const step = [bytes, words, rotations][channel & 3]
    check(step !== undefined)
    for (let i = 0; i < length; i++) {
      step?.(deltas, byte * length + i, length, last, byte, channel >>> 4)
      const to = (first + i) * byteStride + byte
      for (let k = 0; k < 4; k++) target[to + k] = last[byte + k] ?? 0
    }
  }
}

/** Applies the deltas of four bytes to `last`, the previous vertex. */
type Step = (
  deltas: Uint8Array,
  at: number,
  length: number,
  last: Uint8Array,
  byte: number,
  turn: number,
) => void

const bytes: Step = (deltas, at, length, last, byte) => {
  for (let k = 0; k < 4; k++) {
    last[byte + k] = (last[byte + k] ?? 0) + unzigzag(deltas[at + k * length] ?? 0)
  }
}

const words: Step = (deltas, at, length, last, byte) => {
  for (let k = 0; k < 4; k += 2) {
    const low = deltas[at + k * length] ?? 0
    const delta = unzigzag(low + ((deltas[at + (k + 1) * length] ?? 0) << 8))
    const value = (last[byte + k] ?? 0) + ((last[byte + k + 1] ?? 0) << 8) + delta
    last[byte + k] = value & 0xff
    last[byte + k + 1] = (value >>> 8) & 0xff
  }
}

const rotations: Step = (deltas, at, length, last, byte, turn) => {
  const delta = fourBytes(deltas, at, length)
  const value = fourBytes(last, byte, 1) ^ ((delta >>> turn) | (delta << (32 - turn)))
  for (let k = 0; k < 4; k++) last[byte + k] = (value >>> (8 * k)) & 0xff
}

function fourBytes(from: Uint8Array, at: number, apart: number) {
  let value = 0
  for (let k = 0; k < 4; k++) value |= (from[at + k * apart] ?? 0) << (8 * k)
  return value
}

/**
 * Reads 16 deltas of `width` bits each into `deltas`; a delta with all bits set is stored as a
 * whole byte after the group. Returns the offset of the next group.
 */
function readGroup(
  deltas: Uint8Array,
  to: number,
  source: Uint8Array,
  from: number,
  width: number,
): number {
  if (width === 0) return from
  if (width === 8) {
    for (let i = 0; i < GROUP; i++) deltas[to + i] = source[from + i] ?? 0
    return from + GROUP
  }
  const whole = (1 << width) - 1
  const perByte = 8 / width
  let more = from + GROUP / perByte
  for (let i = 0; i < GROUP; i++) {
    const place = i % perByte
    // Deltas of two and four bits fill a byte from its highest bit down; deltas of one bit fill it
    // from the lowest bit up.
    const shift = width === 1 ? place : 8 - width - place * width
    let delta = ((source[from + Math.floor(i / perByte)] ?? 0) >>> shift) & whole
    if (delta === whole) delta = source[more++] ?? 0
    deltas[to + i] = delta
  }
  return more
}
