/** A square picture of an icon file; sides up to 256 pixels. */
type IcoPicture = { side: number; png: Buffer }

const HEADER = 6
const ENTRY = 16
const ICON = 1
const PLANES = 1
const BITS = 32

/** Joins PNG pictures to one ICO file, as Windows and all browsers read it. */
export function joinIco(pictures: readonly IcoPicture[]): Buffer {
  const head = Buffer.alloc(HEADER + ENTRY * pictures.length)
  head.writeUInt16LE(ICON, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [index, { side, png }] of pictures.entries()) {
    const at = HEADER + ENTRY * index
    // A byte cannot hold 256, so zero stands for it.
    head.writeUInt8(side % 256, at)
    head.writeUInt8(side % 256, at + 1)
    head.writeUInt16LE(PLANES, at + 4)
    head.writeUInt16LE(BITS, at + 6)
    head.writeUInt32LE(png.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}
