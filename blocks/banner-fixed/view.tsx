import { FULL_SCREEN } from '@belvedere/ui/sizes.ts'
import { useWords } from '@belvedere/ui/use-words.ts'
import type { BlockData } from '../kind.ts'
import { chosenGround } from '../parts/customize/ground.ts'
import { Media } from '../parts/media-item/media.tsx'
import { shownMedia } from '../parts/media-item/shown-media.ts'
import { blockName } from '../parts/text/name.ts'
import s from './banner-fixed.module.css'
import type { fragment } from './fragment.ts'

/**
 * A full-width window on a picture with parallax. The background colour is set on the window, not
 * on the block, so that the margin to neighbours of the same colour stays.
 */
export function BannerFixed({ media, customize, place }: BlockData<typeof fragment>) {
  const words = useWords().blocks
  const shown = shownMedia(media)
  if (!shown) return null

  return (
    <section
      className="block block--flush"
      data-over-media=""
      {...blockName(place, { eyebrow: shown.picture?.title }, words.picture)}
    >
      <div className={s.window} {...chosenGround(customize)}>
        <Media {...shown} ratio="fill" boxes={FULL_SCREEN} className={s.media} />
      </div>
    </section>
  )
}
