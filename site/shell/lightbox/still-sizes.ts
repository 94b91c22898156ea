import { sparing } from '@belvedere/ui/sizes.ts'

/** How large a picture of this shape is shown: as large as the screen lets it be. */
export function stillSizes(ratio: number): string {
  return sparing(`min(100vw, ${Math.ceil(100 * ratio)}vh)`)
}
