import { check, unzigzag } from './check.ts'

/** The size in bytes of the table of frequent codes at the end of the source. */
const TABLE = 16

/**
 * Decodes the vertices of triangles (version 1). Most triangles share an edge and two vertices with
 * one of the last sixteen, so a code of one byte identifies the edge and the third vertex.
 */
export function decodeTriangles(
  target: Uint8Array<ArrayBuffer>,
  count: number,
  byteStride: number,
  source: Uint8Array,
): void {
  check(source[0] === 0xe1 && count % 3 === 0)
  const decoded = indicesOf(target, byteStride)
  const triangles = count / 3
  const rest = new Varints(source, 1 + triangles)
  const edges = new Fifo(32)
  const vertices = new Fifo(16)
  const table = source.length - TABLE
  let next = 0
  let last = 0

  /** A vertex that is neither new nor recent. */
  const far = () => {
    last += unzigzag(rest.read())
    return last
  }
  const keep = (vertex: number) => {
    vertices.push(vertex)
    return vertex
  }
  const third = (code: number) => {
    if (code === 0) return keep(next++)
    if (code < 0xd) return vertices.read(code)
    if (code === 0xd) return keep(--last)
    if (code === 0xe) return keep(++last)
    return keep(far())
  }
  /** A vertex of a triangle without a recent edge; `most` is the code of a distant one. */
  const other = (code: number, most: number) => {
    if (code === 0) return next++
    return code === most ? far() : vertices.read(code - 1)
  }

  // Nothing is allocated in this loop: it runs for each triangle of the model in one task.
  for (let i = 0, at = 0; i < triangles; i++) {
    const code = source[1 + i] ?? 0
    const high = code >>> 4
    const low = code & 0xf
    let a = 0
    let b = 0
    let c = 0
    if (high < 0xf) {
      a = edges.read(high << 1)
      b = edges.read((high << 1) + 1)
      c = third(low)
    } else {
      const isFrequent = low < 0xe
      const pair = isFrequent ? (source[table + low] ?? 0) : rest.byte()
      if (!isFrequent && pair === 0) next = 0
      const most = isFrequent ? 0x10 : 0xf
      const second = pair >>> 4
      const third = pair & 0xf
      a = low === 0xf ? far() : next++
      b = other(second, most)
      c = other(third, most)
      vertices.push(a)
      if (second === 0 || second === most) vertices.push(b)
      if (third === 0 || third === most) vertices.push(c)
      edges.push(a)
      edges.push(b)
    }
    edges.push(b)
    edges.push(c)
    edges.push(c)
    edges.push(a)
    decoded[at++] = a
    decoded[at++] = b
    decoded[at++] = c
  }
}

/**
 * Decodes any other list of indices (version 1): each is stored as a delta to one of the two last
 * ones.
 */
export function decodeIndices(
  target: Uint8Array<ArrayBuffer>,
  count: number,
  byteStride: number,
  source: Uint8Array,
): void {
  check(source[0] === 0xd1)
  const indices = indicesOf(target, byteStride)
  const codes = new Varints(source, 1)
  const last = [0, 0]
  for (let i = 0; i < count; i++) {
    const code = codes.read()
    const value = (last[code & 1] ?? 0) + unzigzag(code >>> 1)
    last[code & 1] = value
    indices[i] = value
  }
}

function indicesOf(target: Uint8Array<ArrayBuffer>, byteStride: number) {
  check(byteStride === 2 || byteStride === 4)
  return byteStride === 2 ? new Uint16Array(target.buffer) : new Uint32Array(target.buffer)
}

/** A ring buffer of the latest values, whose length is a power of two. */
class Fifo {
  readonly #values: Uint32Array
  #next = 0

  constructor(length: 16 | 32) {
    this.#values = new Uint32Array(length)
  }

  /** The value that was added `back` values before the last one. */
  read(back: number): number {
    return this.#values[(this.#next - 1 - back) & (this.#values.length - 1)] ?? 0
  }

  push(value: number): void {
    this.#values[this.#next] = value
    this.#next = (this.#next + 1) & (this.#values.length - 1)
  }
}

/** Reads variable-length integers, seven bits a byte, the lowest first. */
class Varints {
  #at: number
  readonly #source: Uint8Array

  constructor(source: Uint8Array, at: number) {
    this.#source = source
    this.#at = at
  }

  byte(): number {
    check(this.#at < this.#source.length)
    return this.#source[this.#at++] ?? 0
  }

  read(): number {
    let value = 0
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte()
      value |= (byte & 0x7f) << shift
      if (byte < 0x80) return value
    }
  }
}
