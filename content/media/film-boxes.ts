import { type Bytes, readPart, sizeOf } from './bytes.ts'

/** No film of a size we take is cut into more; each costs a read. */
const MOST_BOXES = 10_000

/** Whether the outermost boxes of an MP4 file end where the file does. */
export async function isWholeMp4(bytes: Bytes): Promise<boolean> {
  const size = await sizeOf(bytes)
  let at = 0
  for (let boxes = 0; at < size && boxes < MOST_BOXES; boxes++) {
    const length = boxLength(await readPart(bytes, at, 16), size - at)
    if (!length) return false
    at += length
  }
  return at === size
}

/** The length of the box that begins here; nothing where it cannot be one. */
function boxLength(head: Buffer, left: number) {
  if (head.length < 8) return undefined
  const short = head.readUInt32BE(0)
  if (short === 0) return left
  if (short !== 1) return short >= 8 ? short : undefined
  const long = head.length < 16 ? 0 : Number(head.readBigUInt64BE(8))
  return long >= 16 ? long : undefined
}

const SEGMENT = 0x18538067

/** Whether the one segment of a WebM file ends where the file does. A live recording does not say. */
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

/** A length of EBML: the zeros that it begins with tell how many bytes it has. */
function readVint(head: Buffer, at: number) {
  const length = Math.clz32(head[at] ?? 0) - 23
  if (length > 8 || at + length > head.length) return undefined
  const bits = BigInt(7 * length)
  const value = BigInt(`0x${head.toString('hex', at, at + length)}`) & ((1n << bits) - 1n)
  return { value: Number(value), end: at + length, isUnknown: value === (1n << bits) - 1n }
}
