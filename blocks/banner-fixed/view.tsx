import { Image } from '@belvedere/ui/image.tsx'
import { coverSizes, FULL_SCREEN } from '@belvedere/ui/sizes.ts'
import type { BlockData } from '../kind.ts'
import { chosenGround } from '../parts/customize/ground.ts'
import { stillOf } from '../parts/media-item/shown.ts'
import s from './banner-fixed.module.css'
import type { fragment } from './fragment.ts'

/**
 * A window as wide as the page; the picture behind it drifts against the scroll. The ground stands
 * in the window, not under the block: neighbours on a like ground keep their distance to it.
 */
export function BannerFixed({ media, customize }: BlockData<typeof fragment>) {
  const picture = stillOf(media)
  if (!picture) return null

  const sizes = coverSizes(picture.responsiveImage.aspectRatio, FULL_SCREEN)
  return (
    <section className="block block--flush" aria-label="Picture" data-over-media="">
      <div className={s.window} {...chosenGround(customize)}>
        <Image image={picture} ratio="fill" sizes={sizes} className={s.media} />
      </div>
    </section>
  )
}
