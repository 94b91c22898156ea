import { type Bytes, readPart, sizeOf } from './bytes.ts'

/** More than any video within the size limit has; each box costs a read. */
const MAX_BOXES = 10_000

/** Whether the top-level boxes of an MP4 file end where the file does, with the index among them. */
export async function isWholeMp4(bytes: Bytes): Promise<boolean> {
  const size = await sizeOf(bytes)
  let at = 0
  let hasIndex = false
  for (let boxes = 0; at < size && boxes < MAX_BOXES; boxes++) {
    const head = await readPart(bytes, at, 16)
    const length = boxLength(head, size - at)
    if (!length) return false
    hasIndex ||= head.toString('latin1', 4, 8) === 'moov'
    at += length
  }
  return at === size && hasIndex
}

/** The length of a box in bytes, or undefined if its header is not valid. */
function boxLength(head: Buffer, left: number) {
  if (head.length < 8) return undefined
  const short = head.readUInt32BE(0)
  if (short === 0) return left
  if (short !== 1) return short >= 8 ? short : undefined
  const long = head.length < 16 ? 0 : Number(head.readBigUInt64BE(8))
  return long >= 16 ? long : undefined
}

const SEGMENT = 0x18538067

/** Whether the segment of a WebM file is complete. A live recording has no length and counts. */
export async function isWholeWebm(bytes: Bytes): Promise<boolean> {
  const head = await readPart(bytes, 0, 4096)
  const header = readVint(head, 4)
  if (!header) return false
  const at = header.end + header.value
  if (head.length < at + 5 || head.readUInt32BE(at) !== SEGMENT) return false
  const segment = readVint(head, at + 4)
  if (!segment) return false
  return segment.isUnknown || segment.end + segment.value <= (await sizeOf(bytes))
}

/** Reads an EBML variable-size integer: its leading zeros give its length in bytes. */
function readVint(head: Buffer, at: number) {
  const length = Math.clz32(head[at] ?? 0) - 23
  if (length > 8 || at + length > head.length) return undefined
  const bits = BigInt(7 * length)
  const value = BigInt(`0x${head.toString('hex', at, at + length)}`) & ((1n << bits) - 1n)
  return { value: Number(value), end: at + length, isUnknown: value === (1n << bits) - 1n }
}
