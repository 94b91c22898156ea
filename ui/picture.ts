import type { Style } from './style.ts'

/** A picture as the content service delivers it (spec §3 Image), ready to be shown. */
export type Picture = {
  alt: string | null
  title: string | null
  focalPoint: { x: number; y: number }
  responsiveImage: {
    src: string
    srcSet: string
    width: number
    height: number
    aspectRatio: number
    bgColor: string | null
    base64: string | null
  }
  /** How bright its parts are (`kit/light`), for words that stand on it. */
  light?: string | null
  /** A portrait crop around the focal point, for pictures that fill a phone's screen. */
  portrait?: { src: string; srcSet: string; width: number; height: number } | null
}

/** Width ÷ height of the reserved box, or `fill` if the block's layout sizes the box. */
export type Ratio = number | 'fill'

const HEX = /^#[\da-f]{6}$/i
const DATA_URL = /^data:image\/[\w.+-]+;base64,[\w+/=]+$/

/**
 * The style of a picture's box: aspect ratio, focal point, and a background until the picture
 * loads.
 */
export function boxStyle({ focalPoint, responsiveImage }: Picture, ratio: Ratio): Style {
  const { bgColor, base64 } = responsiveImage
  return {
    '--ar': ratio === 'fill' ? 'auto' : Math.round(ratio * 10_000) / 10_000,
    '--fx': percent(focalPoint.x),
    '--fy': percent(focalPoint.y),
    ...(bgColor && HEX.test(bgColor) && { backgroundColor: bgColor }),
    ...(base64 && DATA_URL.test(base64) && { backgroundImage: `url("${base64}")` }),
  }
}

/**
 * A picture whose box has its colour only until it loads: for one that is hidden at first, that is
 * there before its box is in view, or that is small. A preview is a tenth of a kilobyte.
 */
export function withoutPreview(picture: Picture): Picture {
  return { ...picture, responsiveImage: { ...picture.responsiveImage, base64: null } }
}

/** Pictures and videos are unmasked, except in the page's opening and as a block's background. */
export function revealOf(ratio: Ratio, priority = false): 'unmask' | undefined {
  return ratio === 'fill' || priority ? undefined : 'unmask'
}

function percent(share: number) {
  return `${Math.round(share * 1000) / 10}%`
}
