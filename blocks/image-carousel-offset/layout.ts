import type { Picture } from '@belvedere/ui/picture.ts'
import { coverSizes } from '@belvedere/ui/sizes.ts'

const RATIOS = [3 / 4, 1, 4 / 5, 4 / 3]

/** Ratios alternate, and every second picture is smaller. */
export function layoutOf({ responsiveImage }: Picture, index: number) {
  const ratio = RATIOS[index % RATIOS.length] ?? 1
  const isSmall = index % 2 === 1
  const sizes = coverSizes(responsiveImage.aspectRatio, [
    { width: isSmall ? 41 : 52, ratio },
    { from: 650, width: isSmall ? 20 : 25, ratio },
    { from: 1024, width: isSmall ? 17 : 25, ratio },
  ])
  return { ratio, sizes }
}

/** A single picture is as wide as two. */
export function singleLayout({ responsiveImage }: Picture) {
  const ratio = 4 / 5
  const sizes = coverSizes(responsiveImage.aspectRatio, [
    { width: 92, ratio },
    { from: 650, width: 36, ratio },
  ])
  return { ratio, sizes }
}
