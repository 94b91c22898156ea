import { densityCapOf } from '@belvedere/ui/sizes.ts'

/** The `sizes` of a picture of this ratio in the lightbox: as large as the screen allows. */
export function pictureSizes(ratio: number): string {
  const whole = `min(100vw, ${Math.ceil(100 * ratio)}vh)`
  return densityCapOf(whole, whole)
}
