import { brotliCompressSync, constants, crc32, createDeflateRaw } from 'node:zlib'

/** An SVG whose style begins comments and closes none. */
export function unclosedComments(count: number): Buffer {
  return drawing(`<style>${'/*a'.repeat(count)}</style><path d="M0 0h9v9z"/>`)
}

/** An SVG in which each of `levels` groups shows the previous one ten times. */
export function nestedCopies(levels: number): Buffer {
  const groups = Array.from({ length: levels }, (_, level) => {
    const copies = `<use href="#g${level}"/>`.repeat(10)
    return `<g id="g${level + 1}">${copies}</g>`
  })
  return drawing(
    `<defs><path id="g0" d="M0 0h1"/>${groups.join('')}</defs><use href="#g${levels}"/>`,
  )
}

/** Patterns that are filled with each other by rules of a style, ten times each. */
export function nestedPatterns(levels: number): Buffer {
  const numbers = Array.from({ length: levels }, (_, level) => level)
  const rules = numbers.map((level) => `path.c${level}{fill:url(#p${level})}`)
  const patterns = numbers.map((level) => {
    const shapes = `<path class="c${level - 1}" d="M0 0h1v1z"/>`.repeat(10)
    return `<pattern id="p${level}" width="1" height="1">${shapes}</pattern>`
  })
  return drawing(
    `<style>${rules.join('')}</style>${patterns.join('')}<path class="c${levels - 1}" d="M0 0h9v9z"/>`,
  )
}

function drawing(inside: string) {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`)
}

/** The WOFF2 table numbers of every font, from `cmap` to `post`. */
const TABLES = [0, 1, 2, 3, 4, 5, 6, 7]
const SMALL_TABLE = 100

/** A WOFF2 font of zeros, which compress well, whose size differs from its directory. */
export function zeroFont({ stated, real }: { stated: number; real: number }): Buffer {
  const stream = brotliCompressSync(new Uint8Array(real), {
    params: { [constants.BROTLI_PARAM_LGWIN]: 24 },
  })
  const large = stated - SMALL_TABLE * (TABLES.length - 1)
  const directory = Buffer.concat(
    TABLES.flatMap((tag) => [Buffer.of(tag), base128(tag === 0 ? large : SMALL_TABLE)]),
  )
  const head = Buffer.alloc(48)
  head.write('wOF2', 0, 'latin1')
  head.writeUInt32BE(0x00010000, 4)
  head.writeUInt32BE(head.length + directory.length + stream.length, 8)
  head.writeUInt16BE(TABLES.length, 12)
  head.writeUInt32BE(stream.length, 20)
  return Buffer.concat([head, directory, stream])
}

/**
 * A number in the encoding of WOFF2: seven bits a byte, with a continuation bit in all but the last
 * one.
 */
function base128(value: number) {
  const groups = [28, 21, 14, 7, 0].map((shift) => Math.floor(value / 2 ** shift) & 127)
  const used = groups.slice(Math.min(4, groups.findIndex(Boolean) >>> 0))
  return Buffer.from(used.map((group, index) => (index < used.length - 1 ? group | 128 : group)))
}

/** An entry of a zip file: its compressed bytes, and the size and checksum that its headers state. */
type Entry = { name: string; packed: Buffer; size: number; sum: number }

/** An entry of as many spaces, which states another size if one is given. */
export async function spaces(name: string, real: number, stated = real): Promise<Entry> {
  const block = Buffer.alloc(1 << 20, ' ')
  const deflate = createDeflateRaw({ level: 9 })
  let sum = 0
  const write = async () => {
    for (let left = real; left > 0; left -= block.length) {
      const part = block.subarray(0, left)
      sum = crc32(part, sum)
      if (!deflate.write(part)) await new Promise((resolve) => deflate.once('drain', resolve))
    }
    deflate.end()
  }
  const [packed] = await Promise.all([deflate.toArray(), write()])
  return { name, packed: Buffer.concat(packed), size: stated, sum }
}

type Options = {
  /** The values in the header before the data, where they differ from the directory. */
  local?: Partial<Pick<Entry, 'size' | 'name'>>
  /** Directory entries without data of their own, which share that of the first. */
  sharing?: string[]
}

/** A zip file; each entry has a header of its own unless it shares that of the first. */
export function zipOf(
  entries: readonly Entry[],
  { local = {}, sharing = [] }: Options = {},
): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const entry of entries) {
    directory.push(centralHeader(entry, at))
    const head = localHeader({ ...entry, ...local })
    parts.push(head, entry.packed)
    at += head.length + entry.packed.length
  }
  const [first] = entries
  if (first) for (const name of sharing) directory.push(centralHeader({ ...first, name }, 0))
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, central, end])
}

function localHeader({ name, packed, size, sum }: Entry) {
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50)
  head.writeUInt16LE(20, 4)
  writeSizes(head, 8, { name, packed, size, sum })
  return Buffer.concat([head, Buffer.from(name)])
}

function centralHeader({ name, packed, size, sum }: Entry, offset: number) {
  const head = Buffer.alloc(46)
  head.writeUInt32LE(0x02014b50)
  head.writeUInt16LE(20, 6)
  writeSizes(head, 10, { name, packed, size, sum })
  head.writeUInt32LE(offset, 42)
  return Buffer.concat([head, Buffer.from(name)])
}

/** From the method on, both headers have the same fields. */
function writeSizes(head: Buffer, at: number, { name, packed, size, sum }: Entry) {
  head.writeUInt16LE(8, at)
  head.writeUInt32LE(sum, at + 6)
  head.writeUInt32LE(packed.length, at + 10)
  head.writeUInt32LE(size, at + 14)
  head.writeUInt16LE(Buffer.byteLength(name), at + 18)
}
