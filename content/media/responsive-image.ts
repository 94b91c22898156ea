import {
  type Focus,
  formatMediaAddress,
  type MediaAddress,
  type MediaSize,
} from '@belvedere/kit/media-address.ts'
import { GraphQLError } from 'graphql'
import { signFocus } from './focus-signature.ts'
import { describeBases, findBase, type Pixels, type RequestedSize, sizesFor } from './sizes.ts'

/** The fields of a media record that its addresses depend on; focal points are percentages. */
export type Picture = {
  filename?: string | null
  mimeType?: string | null
  width?: number | null
  height?: number | null
  focalX?: number | null
  focalY?: number | null
  alt?: string | null
  title?: string | null
  bgColor?: string | null
  base64?: string | null
}

type ResponsiveImage = {
  src: string
  srcSet: string
  webpSrcSet: string
  sizes: string
  width: number
  height: number
  aspectRatio: number
  alt: string | null
  title: string | null
  bgColor: string | null
  base64: string | null
}

/**
 * A picture in one of the sizes of specification §9, or null if its dimensions are unknown. Throws a
 * `GraphQLError` for other sizes.
 */
export function responsiveImage(
  picture: Picture,
  requested?: RequestedSize | null,
  sizes?: string | null,
): ResponsiveImage | null {
  const base = findBase(requested ?? {})
  if (!base) throw refusal()
  const { filename: file, width, height } = picture
  if (!isPicture(picture)) return null
  if (!file || !width || !height) return null
  const offered = isVector(picture) ? [] : sizesFor(base, { width, height })
  const full = offered.at(-1)
  return {
    ...addresses(
      { file, focus: full?.fit === 'crop' ? focusOf(file, picture) : undefined },
      offered,
    ),
    ...dimensions(full ? { width: full.w, height: full.h } : { width, height }, sizes),
    ...texts(picture),
  }
}

/** The URL of a file: videos, icons and SVGs as uploaded, other pictures in full size. */
export function fileUrl(picture: Picture): string {
  const file = picture.filename ?? ''
  if (!isPicture(picture) || isVector(picture) || isIcon(picture))
    return formatMediaAddress({ file })
  return responsiveImage(picture)?.src ?? formatMediaAddress({ file })
}

/** The longest side of a picture that has an address without a size. */
export const ICON_PIXELS = 512

function isIcon({ width, height }: Picture) {
  return Math.max(width ?? 0, height ?? 0) <= ICON_PIXELS
}

function isPicture({ mimeType }: Picture) {
  return mimeType?.startsWith('image/') === true
}

function isVector({ mimeType }: Picture) {
  return mimeType === 'image/svg+xml'
}

function addresses(picture: { file: string; focus: Focus | undefined }, offered: MediaSize[]) {
  const set = (extra: Partial<MediaAddress>) =>
    offered
      .map((size) => `${formatMediaAddress({ ...picture, size, ...extra })} ${size.w}w`)
      .join(', ')
  const src = formatMediaAddress({ ...picture, size: offered.at(-1) })
  return { src, srcSet: set({}), webpSrcSet: set({ isWebp: true }) }
}

function dimensions({ width, height }: Pixels, sizes?: string | null) {
  const fallback = `(max-width: ${width}px) 100vw, ${width}px`
  return { sizes: sizes || fallback, width, height, aspectRatio: width / height }
}

function texts({ alt, title, bgColor, base64 }: Picture) {
  return {
    alt: alt ?? null,
    title: title ?? null,
    bgColor: bgColor ?? null,
    base64: base64 ?? null,
  }
}

/** The signed focal point for the addresses of crops; undefined if it is the centre. */
export function focusOf(file: string, { focalX, focalY }: Pick<Picture, 'focalX' | 'focalY'>) {
  const point = { x: (focalX ?? 50) / 100, y: (focalY ?? 50) / 100 }
  return point.x === 0.5 && point.y === 0.5 ? undefined : signFocus(file, point)
}

function refusal() {
  return new GraphQLError(`Unknown picture size. The sizes are ${describeBases()}.`, {
    extensions: { code: 'BAD_USER_INPUT' },
  })
}
