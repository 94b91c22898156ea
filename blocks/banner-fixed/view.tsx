import { FULL_SCREEN } from '@belvedere/ui/sizes.ts'
import type { BlockData } from '../kind.ts'
import { chosenGround } from '../parts/customize/ground.ts'
import { Media } from '../parts/media-item/media.tsx'
import { shownOf } from '../parts/media-item/shown.ts'
import { blockName } from '../parts/text/name.ts'
import s from './banner-fixed.module.css'
import type { fragment } from './fragment.ts'

/**
 * A window as wide as the page; the picture behind it drifts against the scroll. The ground stands
 * in the window, not under the block: neighbours on a like ground keep their distance to it.
 */
export function BannerFixed({ media, customize, place }: BlockData<typeof fragment>) {
  const shown = shownOf(media)
  if (!shown) return null

  return (
    <section
      className="block block--flush"
      data-over-media=""
      {...blockName(place, { eyebrow: shown.picture?.title }, 'Picture')}
    >
      <div className={s.window} {...chosenGround(customize)}>
        <Media {...shown} ratio="fill" boxes={FULL_SCREEN} className={s.media} />
      </div>
    </section>
  )
}
