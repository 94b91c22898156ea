import type { Picture } from './responsive-image.ts'
import type { Base } from './sizes.ts'

/** A picture of the media library with the bases whose sizes are to be made. */
export type PictureSource = Pick<Picture, 'focalX' | 'focalY'> & {
  file: string
  width: number
  height: number
  bases: readonly Base[]
}

/** A record as a picture source; undefined for videos, SVGs and other files without sizes. */
export function pictureSource(doc: Picture, bases: readonly Base[]): PictureSource | undefined {
  const { filename: file, mimeType, width, height, focalX, focalY } = doc
  if (!mimeType?.startsWith('image/') || mimeType === 'image/svg+xml') return undefined
  return file && width && height ? { file, width, height, focalX, focalY, bases } : undefined
}

/** A key that is equal for equal sets of variants. */
export function pictureKey({ file, focalX, focalY, bases }: PictureSource): string {
  return [file, focalX, focalY, ...bases.map(({ fit, w, h }) => `${fit} ${w} ${h}`)].join(' ')
}
