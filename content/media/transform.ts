import type { MediaSize } from '@belvedere/kit/media-address.ts'
import type { Sharp } from 'sharp'
import { cropWindow, type Point } from './crop-window.ts'
import { MAX_PIXELS } from './inspect-picture.ts'
import type { Original } from './originals.ts'
import { sharp } from './sharp.ts'

export type Output = 'avif' | 'webp' | 'jpeg' | 'png'

/** Part of the cache key of every variant: increase the number when the encoding changes. */
export const ENCODING = `2 sharp ${sharp.versions.sharp}`

const CENTRE: Point = { x: 0.5, y: 0.5 }

/** Encodes one variant of a picture: rotated upright, in sRGB, without camera metadata. */
export function transform(
  original: Original,
  size: MediaSize,
  output: Output,
  focus: Point = CENTRE,
): Promise<Buffer<ArrayBuffer>> {
  const upright = sharp(original.path, { limitInputPixels: MAX_PIXELS }).autoOrient()
  const framed = size.fit === 'crop' ? upright.extract(cropWindow(original, size, focus)) : upright
  return encode(framed.resize(size.w, size.h, { fit: 'fill' }), output, size.q).toBuffer()
}

/**
 * The address gives the quality on JPEG's scale. With these factors, AVIF and WebP at q=85 look like
 * a JPEG of 75 to 80 (mean SSIM 0.96 over eight demo pictures, 1440 px) at about half the bytes of a
 * JPEG of 85. The efforts are measured in docs/decisions/0029-pictures-made-ahead.md.
 */
function encode(image: Sharp, output: Output, q: number): Sharp {
  if (output === 'jpeg')
    return image.flatten({ background: '#FFF' }).jpeg({ quality: q, mozjpeg: true })
  if (output === 'png') return image.png({ compressionLevel: 9 })
  if (output === 'webp') return image.webp({ quality: Math.round(q * 0.92), effort: 2 })
  return image.avif({ quality: Math.round(q * 0.67), effort: 1, chromaSubsampling: '4:2:0' })
}
