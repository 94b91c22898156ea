/** A box that a picture covers: its width in `vw` and its ratio, from a viewport width in px on. */
export type Box = { from?: number; width: number; ratio: number }

/**
 * A cropped picture needs to be wider than its box. Without this limit a phone in portrait would
 * fetch the largest file to show a third of it.
 */
const MAX_CROP = 1.4

/**
 * The `sizes` of a picture that covers these boxes, which are ordered by viewport, smallest first.
 */
export function coverSizes(pictureRatio: number, boxes: Box[]): string {
  return boxes
    .toReversed()
    .map(({ from, width, ratio }) => {
      const crop = Math.min(Math.max(pictureRatio / ratio, 1), MAX_CROP)
      const shown = `${Math.ceil(width * crop)}vw`
      return from ? `(min-width: ${from}px) ${shown}` : shown
    })
    .join(', ')
}

/** The boxes of a picture that fills the screen: phone, tablet, desktop. */
export const FULL_SCREEN: Box[] = [
  { width: 100, ratio: 0.46 },
  { from: 650, width: 100, ratio: 0.75 },
  { from: 1024, width: 100, ratio: 1.6 },
]

const LAST = /(?:^|, )((?:max|min)\([^()]*\)|[\d.]+[a-z]+)$/
const DENSE_PHONES = '(max-width: 649px) and (min-resolution: 2.5dppx)'
const CAP = 0.65

/**
 * Asks for about two thirds of the width on phones with triple density: the third pixel is
 * invisible, and it doubles the file size. With exactly two thirds, the deepest crop on a 390 px
 * phone would just miss the 1080 px file.
 */
export function withDensityCap(sizes: string): string {
  const narrowest = LAST.exec(sizes)?.[1]
  return narrowest ? densityCapOf(narrowest, sizes) : sizes
}

/** The same, if the narrowest size is known. */
export function densityCapOf(narrowest: string, sizes: string): string {
  const [, width, unit] = /^([\d.]+)([a-z]+)$/.exec(narrowest) ?? []
  // A number is shorter than `calc()`, and a page has dozens of them.
  const capped = width ? `${Number((Number(width) * CAP).toFixed(2))}${unit}` : undefined
  return `${DENSE_PHONES} ${capped ?? `calc(${narrowest} * ${CAP})`}, ${sizes}`
}
