import { brotliDecompressSync } from 'node:zlib'

/** Fonts with Chinese characters reach 20 MB. */
const MAX_UNPACKED = 30_000_000

const HEADER = 48
const OTHER_TAG = 63
const [GLYF, LOCA] = [10, 11]
const COLLECTION = 'ttcf'

/**
 * Throws unless the tables of a WOFF2 font are as long as its directory states (WOFF2, 4.1), and at
 * most 30 MB together. Font readers would unpack them without checking the size first.
 */
export function checkUnpackedSize(font: Buffer): void {
  if (font.toString('latin1', 4, 8) === COLLECTION) throw new Error('This is several fonts in one.')
  const { stated, packed, end } = readDirectory(font)
  if (stated > MAX_UNPACKED) throw new Error(`The tables of this font have ${stated} bytes.`)
  const stream = font.subarray(end, end + packed)
  const unpacked = brotliDecompressSync(stream, { maxOutputLength: Math.max(1, stated) })
  if (unpacked.length !== stated) throw new Error('The tables of this font are not complete.')
}

/** The sizes of the tables, packed and unpacked, and the end of the directory. */
function readDirectory(font: Buffer) {
  let at = HEADER
  const number = () => {
    let value = 0
    for (let byte = 0; byte < 5; byte++) {
      const part = font.readUInt8(at++)
      value = value * 128 + (part & 127)
      if (part < 128) return value
    }
    throw new Error('A length in the directory of this font does not end.')
  }
  let stated = 0
  for (let tables = font.readUInt16BE(12); tables > 0; tables--) {
    const flags = font.readUInt8(at++)
    const tag = flags & 63
    if (tag === OTHER_TAG) at += 4
    const version = flags >> 6
    const isTransformed = tag === GLYF || tag === LOCA ? version === 0 : version !== 0
    const length = number()
    stated += isTransformed ? number() : length
  }
  return { stated, packed: font.readUInt32BE(20), end: at }
}
