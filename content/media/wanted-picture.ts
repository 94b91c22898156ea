import type { Picture } from './responsive-image.ts'
import type { Base } from './sizes.ts'

/** A picture of the media library with the bases whose sizes are to be made. */
export type WantedPicture = Pick<Picture, 'focalX' | 'focalY'> & {
  file: string
  width: number
  height: number
  bases: readonly Base[]
}

/** A record as a wanted picture; undefined for films, drawings and other files without sizes. */
export function wantedPicture(doc: Picture, bases: readonly Base[]): WantedPicture | undefined {
  const { filename: file, mimeType, width, height, focalX, focalY } = doc
  if (!mimeType?.startsWith('image/') || mimeType === 'image/svg+xml') return undefined
  return file && width && height ? { file, width, height, focalX, focalY, bases } : undefined
}

/** The same text for the same addresses. */
export function keyOfWanted({ file, focalX, focalY, bases }: WantedPicture): string {
  return [file, focalX, focalY, ...bases.map(({ fit, w, h }) => `${fit} ${w} ${h}`)].join(' ')
}
