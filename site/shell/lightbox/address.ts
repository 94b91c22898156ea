const PICTURE_HASH = /^#media-([1-9]\d{0,3})$/

/** The number of the picture that a hash names; the pictures of a page count from 1. */
export function numberIn(hash: string): number | undefined {
  const digits = PICTURE_HASH.exec(hash)?.[1]
  return digits === undefined ? undefined : Number(digits)
}

export function hashOf(number: number): string {
  return `#media-${number}`
}
