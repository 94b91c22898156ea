import { accepts } from '@belvedere/kit/accepts.ts'
import {
  formatMediaAddress,
  type MediaAddress,
  MediaAddressError,
  type MediaSize,
} from '@belvedere/kit/media-address.ts'
import type { Point } from './crop-window.ts'
import { verifyFocus } from './focus-signature.ts'
import type { PictureInfo } from './inspect-picture.ts'
import type { Original } from './originals.ts'
import { ICON_PIXELS } from './responsive-image.ts'
import { isServed } from './sizes.ts'
import { ENCODING, type Output } from './transform.ts'

/** A picture at one size and in one format; `key` is its cache key. */
export type Variant = {
  original: Original
  address: MediaAddress
  size: MediaSize
  output: Output
  focus: Point | undefined
  key: string
}

/**
 * The variant for an address. Throws a `MediaAddressError` for addresses that the delivery API does
 * not return, which limits the number of variants.
 */
export function variantOf(address: MediaAddress, original: Original, accept: string): Variant {
  const size = address.size ?? iconSize(original)
  const isNegotiated = address.size !== undefined
  if (isNegotiated && !isServed(size, original)) throw new MediaAddressError(NOT_SERVED)
  const output = isNegotiated
    ? negotiate(accept, address.isWebp === true, original)
    : plainKind(original)
  return { original, address, size, output, focus: focusOf(address), key: keyOf(address, output) }
}

/** The same picture in another format. */
export function inFormat(variant: Variant, output: Output): Variant {
  return { ...variant, output, key: keyOf(variant.address, output) }
}

/** The cache key of a variant: one for a format, whether it was negotiated or requested. */
export function keyOf(address: MediaAddress, output: Output) {
  return `${formatMediaAddress({ ...address, isWebp: false })} ${output} ${ENCODING}`
}

const NOT_SERVED =
  'This picture is not available in this size: use an address from the delivery API.'

/** Icons have an address without a size and keep their format, which some programs require. */
function iconSize({ width, height }: Original): MediaSize {
  if (Math.max(width, height) <= ICON_PIXELS) return { fit: 'max', w: width, h: height, q: 85 }
  throw new MediaAddressError(
    `Only drawings and pictures of at most ${ICON_PIXELS} pixels have an address without a size.`,
  )
}

function focusOf({ file, focus }: MediaAddress): Point | undefined {
  if (!focus) return undefined
  const point = verifyFocus(file, focus)
  if (point) return point
  throw new MediaAddressError(
    'The signature of the focal point is not valid: use an address from the delivery API.',
  )
}

/** The output format: the best one in the `Accept` header, else one that every browser supports. */
function negotiate(accept: string, isWebp: boolean, original: PictureInfo): Output {
  if (isWebp) return 'webp'
  if (accepts(accept, 'image/avif')) return 'avif'
  if (accepts(accept, 'image/webp')) return 'webp'
  return plainKind(original)
}

/** PNG for PNG originals and pictures with an alpha channel, else JPEG. */
function plainKind({ kind, hasAlpha }: PictureInfo): Output {
  return kind === 'png' || hasAlpha ? 'png' : 'jpeg'
}
