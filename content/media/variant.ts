import {
  formatMediaAddress,
  type MediaAddress,
  MediaAddressError,
  type MediaSize,
} from '@belvedere/kit/media-address.ts'
import { negotiate, plainKind } from './negotiate.ts'
import type { Original } from './originals.ts'
import { ICON_PIXELS } from './responsive-image.ts'
import { openFocus, type Point } from './seal.ts'
import { isServed } from './sizes.ts'
import { ENCODING, type Output } from './transform.ts'

/** One file made from a picture; the key is under what it is kept. */
export type Variant = {
  original: Original
  size: MediaSize
  output: Output
  focus?: Point
  key: string
}

/** The variant that an address asks for, refused unless the delivery API hands that address out. */
export function variantOf(address: MediaAddress, original: Original, accept: string): Variant {
  const size = address.size ?? iconSize(original)
  const isNegotiated = address.size !== undefined
  if (isNegotiated && !isServed(size, original)) throw new MediaAddressError(NOT_SERVED)
  const output = isNegotiated
    ? negotiate(accept, address.isWebp === true, original)
    : plainKind(original)
  const key = `${formatMediaAddress(address)} ${output} ${ENCODING}`
  return { original, size, output, focus: focusOf(address), key }
}

const NOT_SERVED =
  'This picture is not served in this size: use an address that the delivery API gives.'

/** Icons are asked for by a bare address, by programs that often read only their own kind. */
function iconSize({ width, height }: Original): MediaSize {
  if (Math.max(width, height) <= ICON_PIXELS) return { fit: 'max', w: width, h: height, q: 85 }
  throw new MediaAddressError(
    `Only drawings and pictures of at most ${ICON_PIXELS} pixels have an address without a size.`,
  )
}

function focusOf({ file, focus }: MediaAddress): Point | undefined {
  if (!focus) return undefined
  const point = openFocus(file, focus)
  if (point) return point
  throw new MediaAddressError('The focal point is not sealed: use an address of the delivery API.')
}
