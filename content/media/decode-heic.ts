import { readFile } from 'node:fs/promises'
import libheif from 'libheif-js/wasm-bundle.js'
import type { Bytes } from './bytes.ts'
import { MAX_PIXELS } from './inspect-picture.ts'
import { sharp } from './sharp.ts'

/** Nearly all that the picture has: its variants are encoded once more. */
const QUALITY = 92

/**
 * Decodes the main picture of a HEIC file, turned upright, to a JPEG with the same colour profile.
 * Sharp comes without a decoder for HEVC, the compression of HEIC. Undefined for a damaged file.
 */
export async function decodeHeic(bytes: Bytes): Promise<Buffer | undefined> {
  const file = typeof bytes === 'string' ? await readFile(bytes) : bytes
  const { icc } = await sharp(file, { limitInputPixels: false }).metadata()
  const pictures = new libheif.HeifDecoder().decode(file)
  const main = pictures.find((picture) => picture.is_primary()) ?? pictures[0]
  const raw = {
    width: main?.get_width() ?? 0,
    height: main?.get_height() ?? 0,
    channels: 4,
  } as const
  const count = raw.width * raw.height
  if (!main || count === 0 || count > MAX_PIXELS) return undefined
  const target = { ...raw, data: new Uint8ClampedArray(count * 4) }
  const { promise, resolve } = Promise.withResolvers<boolean>()
  main.display(target, (pixels) => resolve(pixels !== null))
  if (!(await promise)) return undefined
  for (const picture of pictures) picture.free()
  const jpeg = await sharp(target.data, { raw })
    .flatten({ background: 'white' })
    .jpeg({ quality: QUALITY })
    .toBuffer()
  return icc ? withProfile(jpeg, icc) : jpeg
}

const START_BYTES = 2
const PROFILE = Buffer.from('ICC_PROFILE\0', 'latin1')

/** A segment states its length in two bytes, which it includes, as it does the two numbers. */
const MOST = 0xffff - 2 - PROFILE.length - 2

/** Puts a colour profile into a JPEG as it is (ICC.1, B.4); Sharp would convert the colours. */
function withProfile(jpeg: Buffer, icc: Buffer): Buffer {
  const count = Math.ceil(icc.length / MOST)
  const segments = Array.from({ length: count }, (_, index) => {
    const part = icc.subarray(index * MOST, (index + 1) * MOST)
    const head = Buffer.from([0xff, 0xe2, 0, 0])
    head.writeUInt16BE(2 + PROFILE.length + 2 + part.length, 2)
    return Buffer.concat([head, PROFILE, Buffer.from([index + 1, count]), part])
  })
  return Buffer.concat([jpeg.subarray(0, START_BYTES), ...segments, jpeg.subarray(START_BYTES)])
}
