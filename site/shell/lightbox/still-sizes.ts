import { densityCapOf } from '@belvedere/ui/sizes.ts'

/** How large a picture of this shape is shown: as large as the screen lets it be. */
export function stillSizes(ratio: number): string {
  const whole = `min(100vw, ${Math.ceil(100 * ratio)}vh)`
  return densityCapOf(whole, whole)
}
