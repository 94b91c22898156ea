/** Reads up to `length` bytes of a file from offset `start`. */
type Read = (start: number, length: number) => Promise<Uint8Array>

/** What is shown of an animation, for the editor. */
export const STILL =
  'This picture is an animation. The site shows its first frame, as a still picture; to show it moving, upload it as a film (MP4) instead.'

/** Whether a file is an animated WebP, PNG, AVIF or HEIC; only its header is read. */
export async function isAnimation(read: Read): Promise<boolean> {
  const head = await read(0, HEADER)
  if (textAt(head, 0) === 'RIFF' && textAt(head, 8) === 'WEBP')
    return textAt(head, 12) === 'VP8X' && ((head[20] ?? 0) & WEBP_ANIMATED) !== 0
  if (textAt(head, 4) === 'ftyp')
    return isSequence(await read(0, Math.min(numberAt(head, 0), MAX_BRANDS)))
  return textAt(head, 1, 3) === 'PNG' && isAnimatedPng(read)
}

const HEADER = 32
const WEBP_ANIMATED = 0b10
/** In bytes: encoders name up to ten brands. */
const MAX_BRANDS = 256

/** More than any tool writes before the pixels; a longer list is no animation for this purpose. */
const MAX_CHUNKS = 256

/** An APNG says how many frames it has before its first pixels, in a chunk of its own. */
async function isAnimatedPng(read: Read) {
  let start = 8
  for (let chunk = 0; chunk < MAX_CHUNKS; chunk++) {
    const head = await read(start, 12)
    if (head.length < 12) return false
    const type = textAt(head, 4)
    if (type === 'acTL') return numberAt(head, 8) > 1
    if (type === 'IDAT') return false
    start += numberAt(head, 0) + 12
  }
  return false
}

/**
 * An AVIF or HEIC names the brands that it follows in its first box: those of a sequence of pictures
 * are more.
 */
function isSequence(box: Uint8Array) {
  const brands = Array.from({ length: box.length / 4 }, (_, i) => textAt(box, 4 * i))
  return brands.slice(2).some((brand) => SEQUENCES.includes(brand))
}

/** Of AVIF, and of all sequences in HEIF, such as a burst of pictures. */
const SEQUENCES = ['avis', 'msf1']

const textAt = (bytes: Uint8Array, start: number, length = 4) =>
  String.fromCharCode(...bytes.subarray(start, start + length))

const numberAt = ({ buffer, byteOffset }: Uint8Array, start: number) =>
  new DataView(buffer, byteOffset).getUint32(start)
