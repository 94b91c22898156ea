/** A part of a zip file: where its packed bytes are, and how many bytes it says that they unpack to. */
export type ZipEntry = {
  name: string
  isPacked: boolean
  packed: Buffer
  size: number
  sum: number
}

const END = { sign: 0x06054b50, length: 22 }
const CENTRAL = { sign: 0x02014b50, length: 46 }
const LOCAL = { sign: 0x04034b50, length: 30 }

/** The longest comment at the end of a zip file. */
const MAX_COMMENT = 0xffff
const ENCRYPTED = 1
/** The sizes follow the data instead of being in the header before it. */
const SIZES_LATER = 8
const STORED = 0
const DEFLATED = 8
/** The size is somewhere else, as in files of more than 4 GB. */
const ELSEWHERE = 0xffffffff

/**
 * The parts of a zip file by its directory. Throws unless all parts are separate and their headers
 * agree with the directory: otherwise different readers would read different files.
 */
export function zipEntries(zip: Buffer): ZipEntry[] {
  const end = endOf(zip)
  const count = zip.readUInt16LE(end + 10)
  const start = zip.readUInt32LE(end + 16)
  const entries: ZipEntry[] = []
  const names = new Set<string>()
  const places: [number, number][] = []
  let at = start
  for (let number = 0; number < count; number++) {
    if (zip.readUInt32LE(at) !== CENTRAL.sign) throw new Error('The directory is damaged.')
    const header = headerAt(zip, at + 8, zip.readUInt16LE(at + 28), at + CENTRAL.length)
    const local = zip.readUInt32LE(at + 42)
    const from = dataAfter(zip, local, header)
    places.push([local, from + header.packedSize])
    names.add(header.name)
    entries.push({
      ...header,
      isPacked: header.method === DEFLATED,
      packed: zip.subarray(from, from + header.packedSize),
    })
    at +=
      CENTRAL.length + [28, 30, 32].reduce((sum, field) => sum + zip.readUInt16LE(at + field), 0)
  }
  if (names.size < count) throw new Error('Two parts have the same name.')
  checkPlaces([...places, [start, end]])
  return entries
}

function endOf(zip: Buffer): number {
  const last = zip.length - END.length
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT); at--)
    if (zip.readUInt32LE(at) === END.sign) return at
  throw new Error('The directory is missing.')
}

type Header = {
  flags: number
  method: number
  sum: number
  packedSize: number
  size: number
  name: string
}

/** The fields that both headers have, from `at` on, and the name. */
function headerAt(zip: Buffer, at: number, nameLength: number, nameAt: number): Header {
  return {
    flags: zip.readUInt16LE(at),
    method: zip.readUInt16LE(at + 2),
    sum: zip.readUInt32LE(at + 8),
    packedSize: zip.readUInt32LE(at + 12),
    size: zip.readUInt32LE(at + 16),
    name: zip.toString('utf8', nameAt, nameAt + nameLength),
  }
}

/** The offset of the data after its own header, which has to agree with the directory. */
function dataAfter(zip: Buffer, at: number, stated: Header): number {
  if (zip.readUInt32LE(at) !== LOCAL.sign) throw new Error('A part is missing.')
  const nameLength = zip.readUInt16LE(at + 26)
  const local = headerAt(zip, at + 6, nameLength, at + LOCAL.length)
  const isReadable = stated.method === STORED || stated.method === DEFLATED
  if (!isReadable || stated.flags & ENCRYPTED) throw new Error('A part cannot be unpacked.')
  const areLater = (local.flags & SIZES_LATER) > 0
  const agrees = (field: 'sum' | 'packedSize' | 'size') =>
    local[field] === stated[field] ||
    (areLater && local[field] === 0) ||
    (field !== 'sum' && local[field] === ELSEWHERE)
  const isSame = local.name === stated.name && local.method === stated.method
  if (!isSame || !agrees('sum') || !agrees('packedSize') || !agrees('size'))
    throw new Error('The headers of a part contradict each other.')
  return at + LOCAL.length + nameLength + zip.readUInt16LE(at + 28)
}

function checkPlaces(places: [from: number, to: number][]) {
  const inOrder = places.toSorted(([one], [other]) => one - other)
  const isApart = inOrder.every(([, to], index) => to <= (inOrder[index + 1]?.[0] ?? to))
  if (!isApart) throw new Error('Parts of the file overlap.')
}
