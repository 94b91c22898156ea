import { Image } from '@belvedere/ui/image.tsx'
import { type Box, coverSizes } from '@belvedere/ui/sizes.ts'
import { hasWords } from '@belvedere/ui/words.ts'
import type { BlockData } from '../kind.ts'
import { stillOf } from '../parts/media-item/shown.ts'
import s from './banner-full.module.css'
import type { fragment } from './fragment.ts'

const WIDE = 16 / 9

const BOXES: Box[] = [
  { width: 100, ratio: 4 / 5 },
  { from: 650, width: 100, ratio: WIDE },
]

/** One picture as wide as the page, and its caption. */
export function BannerFull({ media }: BlockData<typeof fragment>) {
  const picture = stillOf(media)
  if (!picture) return null

  const sizes = coverSizes(picture.responsiveImage.aspectRatio, BOXES)
  return (
    <section className="block block--flush" aria-label="Picture" data-over-media="">
      <figure>
        <Image image={picture} ratio={WIDE} sizes={sizes} className={s.media} />
        {hasWords(picture.title) && <figcaption className={s.caption}>{picture.title}</figcaption>}
      </figure>
    </section>
  )
}
