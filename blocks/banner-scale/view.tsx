import { classNames } from '@belvedere/ui/class-names.ts'
import { Eyebrow } from '@belvedere/ui/eyebrow.tsx'
import { Prose } from '@belvedere/ui/prose.tsx'
import type { Box } from '@belvedere/ui/sizes.ts'
import { hasWords } from '@belvedere/ui/words.ts'
import type { BlockData } from '../kind.ts'
import { Media } from '../parts/media-item/media.tsx'
import { shownMedia } from '../parts/media-item/shown-media.ts'
import { BlockTitle } from '../parts/text/block-title.tsx'
import { blockName } from '../parts/text/name.ts'
import s from './banner-scale.module.css'
import type { fragment } from './fragment.ts'

type Props = BlockData<typeof fragment>

const BOXES: Box[] = [
  { width: 100, ratio: 0.72 },
  { from: 650, width: 100, ratio: 1.17 },
  { from: 1024, width: 100, ratio: 1.82 },
]

/** Text, and below it a half sun that opens to the whole picture while it scrolls in. */
export function BannerScale({ text, media, place }: Props) {
  const shown = shownMedia(media)
  const hasText = [text?.eyebrow, text?.title, text?.text].some(hasWords)
  if (!shown && !hasText) return null

  return (
    <section
      className={classNames('block block--flush', s.scale, !shown && s.wordsOnly)}
      {...blockName(place, text ?? {}, 'Picture')}
    >
      {hasText && <Head text={text} place={place} />}
      {shown && (
        <div className={s.sun}>
          <Media {...shown} ratio="fill" boxes={BOXES} className={s.media} />
        </div>
      )}
    </section>
  )
}

function Head({ text, place }: Pick<Props, 'text' | 'place'>) {
  return (
    <div className={classNames('grid', s.head)}>
      <Eyebrow text={text?.eyebrow} hour={place.hour} className={s.eyebrow} />
      <BlockTitle title={text?.title} place={place} className={s.title} />
      <Prose html={text?.text} className={s.text} />
    </div>
  )
}
