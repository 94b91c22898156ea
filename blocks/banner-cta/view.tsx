import { Button } from '@belvedere/ui/button.tsx'
import { classNames } from '@belvedere/ui/class-names.ts'
import type { Box } from '@belvedere/ui/sizes.ts'
import { Closing } from '@belvedere/ui/themes/slots/closing.tsx'
import { useWords } from '@belvedere/ui/use-words.ts'
import type { BlockData } from '../kind.ts'
import { Media } from '../parts/media-item/media.tsx'
import { shownMedia } from '../parts/media-item/shown-media.ts'
import { BlockTitle } from '../parts/text/block-title.tsx'
import { blockName } from '../parts/text/name.ts'
import s from './banner-cta.module.css'
import type { fragment } from './fragment.ts'

const BOXES: Box[] = [
  { width: 116, ratio: 2 },
  { from: 650, width: 86, ratio: 2 },
]

/** A call to action at the end of a page, with a picture on the footer's edge. */
export function BannerCta({ title, link, media, place }: BlockData<typeof fragment>) {
  const words = useWords().blocks
  const shown = shownMedia(media)
  return (
    <section
      className={classNames('block block--flush', s.cta)}
      {...blockName(place, { title }, words.nextStep)}
    >
      <div className="grid">
        <div className={s.head}>
          <BlockTitle title={title} place={place} className={s.title} />
          {link && <Button to={link.to} label={link.label} dark hasArrow />}
        </div>
      </div>
      <Closing isBare={!shown}>{shown && <Media {...shown} ratio={2} boxes={BOXES} />}</Closing>
    </section>
  )
}
