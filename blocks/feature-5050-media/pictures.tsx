import { Image } from '@belvedere/ui/image.tsx'
import type { Picture } from '@belvedere/ui/picture.ts'
import { coverSizes } from '@belvedere/ui/sizes.ts'
import s from './feature-5050-media.module.css'

const TALL = 4 / 5
const SQUARE = 1

/** The large picture bleeds off the page; the small one, if there is one, covers its corner. */
export function Pictures({ large, small }: { large: Picture; small: Picture | null }) {
  return (
    <div className={s.pictures}>
      <figure className={s.large}>
        <Image image={large} ratio={TALL} sizes={sizesOf(large, TALL, [76, 60, 42])} />
      </figure>
      {small && (
        <figure className={s.small}>
          <Image image={small} ratio={SQUARE} sizes={sizesOf(small, SQUARE, [52, 46, 23])} />
        </figure>
      )}
    </div>
  )
}

function sizesOf(picture: Picture, ratio: number, [phone, tablet, desk]: [number, number, number]) {
  return coverSizes(picture.responsiveImage.aspectRatio, [
    { width: phone, ratio },
    { from: 650, width: tablet, ratio },
    { from: 1024, width: desk, ratio },
  ])
}
