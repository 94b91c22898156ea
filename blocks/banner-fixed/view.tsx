import { FULL_SCREEN } from '@belvedere/ui/sizes.ts'
import type { BlockData } from '../kind.ts'
import { chosenGround } from '../parts/customize/ground.ts'
import { Media } from '../parts/media-item/media.tsx'
import { shownOf } from '../parts/media-item/shown.ts'
import s from './banner-fixed.module.css'
import type { fragment } from './fragment.ts'

/**
 * A window as wide as the page; the picture behind it drifts against the scroll. The ground stands
 * in the window, not under the block: neighbours on a like ground keep their distance to it.
 */
export function BannerFixed({ media, customize }: BlockData<typeof fragment>) {
  const shown = shownOf(media)
  if (!shown) return null

  return (
    <section className="block block--flush" aria-label="Picture" data-over-media="">
      <div className={s.window} {...chosenGround(customize)}>
        <Media {...shown} ratio="fill" boxes={FULL_SCREEN} className={s.media} />
      </div>
    </section>
  )
}
