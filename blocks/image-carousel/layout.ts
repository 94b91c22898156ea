import type { Picture } from '@belvedere/ui/picture.ts'
import { coverSizes } from '@belvedere/ui/sizes.ts'
import s from './image-carousel.module.css'

const WIDE = 3 / 2
const TALL = 4 / 5
const HEIGHT = 40

/** Pictures have a common height; every third is portrait, on phones all are. */
export function layoutOf({ responsiveImage }: Picture, index: number) {
  const ratio = index % 3 === 1 ? TALL : WIDE
  const sizes = coverSizes(responsiveImage.aspectRatio, [
    { width: 78, ratio: TALL },
    { from: 650, width: HEIGHT * ratio, ratio },
  ])
  return { ratio, sizes, className: s.media }
}
