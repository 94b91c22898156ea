import type { Box } from '@belvedere/ui/sizes.ts'
import { useWords } from '@belvedere/ui/use-words.ts'
import { hasWords } from '@belvedere/ui/words.ts'
import type { BlockData } from '../kind.ts'
import { Media } from '../parts/media-item/media.tsx'
import { shownMedia } from '../parts/media-item/shown-media.ts'
import { blockName } from '../parts/text/name.ts'
import s from './banner-full.module.css'
import type { fragment } from './fragment.ts'

const WIDE = 16 / 9

const BOXES: Box[] = [
  { width: 100, ratio: 4 / 5 },
  { from: 650, width: 100, ratio: WIDE },
]

/** A full-width picture or video with a caption. */
export function BannerFull({ media, place }: BlockData<typeof fragment>) {
  const words = useWords().blocks
  const shown = shownMedia(media)
  if (!shown) return null

  const caption = shown.picture?.title
  return (
    <section
      className="block block--flush"
      data-over-media=""
      {...blockName(place, { eyebrow: caption }, words.picture)}
    >
      <figure>
        <Media {...shown} ratio={WIDE} boxes={BOXES} className={s.media} />
        {hasWords(caption) && <figcaption className={s.caption}>{caption}</figcaption>}
      </figure>
    </section>
  )
}
