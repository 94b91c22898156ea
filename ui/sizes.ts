/** A box a picture covers: its width in `vw` and its shape, from a viewport width in pixels on. */
export type Box = { from?: number; width: number; ratio: number }

/**
 * A crop wants more pixels than its box is wide. Past 1.4 times that, a phone in portrait would
 * fetch the largest file to show a third of it, so the sharpness of deep crops ends here.
 */
const DEEPEST_CROP = 1.4

/** The `sizes` of a picture that covers these boxes; the narrowest viewport's box comes first. */
export function coverSizes(pictureRatio: number, boxes: Box[]): string {
  return boxes
    .toReversed()
    .map(({ from, width, ratio }) => {
      const crop = Math.min(Math.max(pictureRatio / ratio, 1), DEEPEST_CROP)
      const shown = `${Math.ceil(width * crop)}vw`
      return from ? `(min-width: ${from}px) ${shown}` : shown
    })
    .join(', ')
}

/** The boxes of a picture that fills the first view: a phone, a tablet, a desk. */
export const FULL_SCREEN: Box[] = [
  { width: 100, ratio: 0.46 },
  { from: 650, width: 100, ratio: 0.75 },
  { from: 1024, width: 100, ratio: 1.6 },
]

const LAST = /(?:^|, )((?:max|min)\([^()]*\)|[\d.]+[a-z]+)$/
const DENSE_PHONES = '(width < 650px) and (min-resolution: 2.5dppx)'

/**
 * Sizes that give not quite two thirds of the last and narrowest one to phones whose pixels are three
 * to one: nobody sees the third pixel of a picture, and it makes the file twice as large. With a whole
 * two thirds, the deepest crop on a phone of 390 pixels would just miss the file of 1080.
 */
export function withDensityCap(sizes: string): string {
  const narrowest = LAST.exec(sizes)?.[1]
  return narrowest ? densityCapOf(narrowest, sizes) : sizes
}

/** The same for who knows the last of the sizes. */
export function densityCapOf(narrowest: string, sizes: string): string {
  return `${DENSE_PHONES} calc(${narrowest} * 0.65), ${sizes}`
}
