import type { Sharp } from 'sharp'
import { rgbaToThumbHash, thumbHashToRGBA } from 'thumbhash'
import type { Bytes } from './bytes.ts'
import { MAX_PIXELS } from './inspect-picture.ts'
import { measureLight } from './measure-light.ts'
import { sharp } from './sharp.ts'

/** What stands in for a picture until it has loaded, and how bright its parts are. */
type Placeholder = {
  thumbhash: string
  bgColor: string | null
  base64: string | null
  light: string | null
}

/** Maximum width and height for ThumbHash and for the measure of light, in pixels. */
const SIDE = 100

/**
 * Decodes the whole picture, so a truncated one is an error, and computes its placeholder. A picture
 * with transparent parts gets no colour and no image, since they would show through it, and no light: what is behind it is
 * not known.
 */
export async function describePlaceholder(bytes: Bytes): Promise<Placeholder> {
  const small = await shrink(bytes)
  const { data, info } = await small.raw().toBuffer({ resolveWithObject: true })
  const hash = rgbaToThumbHash(info.width, info.height, data)
  const thumbhash = Buffer.from(hash).toString('base64')
  const { isOpaque, dominant } = await small.stats()
  if (!isOpaque) return { thumbhash, bgColor: null, base64: null, light: null }
  const light = await measureLight(small)
  return { thumbhash, bgColor: toHex(dominant), base64: await toDataUri(hash), light }
}

async function shrink(bytes: Bytes): Promise<Sharp> {
  const { data, info } = await sharp(bytes, { failOn: 'truncated', limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize(SIDE, SIDE, { fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
}

/** Side in pixels: one WebP block holds all of a ThumbHash, in 25 % fewer bytes than its 32 pixels. */
const TINY = 16

async function toDataUri(hash: Uint8Array) {
  const { w: width, h: height, rgba } = thumbHashToRGBA(hash)
  const image = await sharp(rgba, { raw: { width, height, channels: 4 } })
    .resize(TINY, TINY, { fit: 'inside' })
    .removeAlpha()
    .webp({ quality: 70, effort: 6 })
    .toBuffer()
  return `data:image/webp;base64,${image.toString('base64')}`
}

function toHex({ r, g, b }: { r: number; g: number; b: number }) {
  return `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`.toUpperCase()
}
