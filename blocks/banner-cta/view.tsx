import { BigArc } from '@belvedere/ui/arc.tsx'
import { Button } from '@belvedere/ui/button.tsx'
import { classNames } from '@belvedere/ui/class-names.ts'
import type { Box } from '@belvedere/ui/sizes.ts'
import { useWords } from '@belvedere/ui/use-words.ts'
import type { BlockData } from '../kind.ts'
import { Media } from '../parts/media-item/media.tsx'
import { shownMedia } from '../parts/media-item/shown-media.ts'
import { BlockTitle } from '../parts/text/block-title.tsx'
import { blockName } from '../parts/text/name.ts'
import s from './banner-cta.module.css'
import type { fragment } from './fragment.ts'

const HALF_SUN: Box[] = [
  { width: 116, ratio: 2 },
  { from: 650, width: 86, ratio: 2 },
]

/** A call to action at the end of a page, above a half sun on the footer's edge. */
export function BannerCta({ title, link, media, place }: BlockData<typeof fragment>) {
  const words = useWords().blocks
  const shown = shownMedia(media)
  return (
    <section
      className={classNames('block block--flush', s.cta, !shown && s.bare)}
      {...blockName(place, { title }, words.nextStep)}
    >
      <div className="grid">
        <div className={s.head}>
          <BlockTitle title={title} place={place} className={s.title} />
          {link && <Button to={link.to} label={link.label} dark hasArrow />}
        </div>
      </div>
      <div className={s.sun}>
        {shown && <Media {...shown} ratio={2} boxes={HALF_SUN} className={s.media} />}
        <BigArc className={s.arc} />
      </div>
    </section>
  )
}
