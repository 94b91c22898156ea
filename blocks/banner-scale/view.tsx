import { classNames } from '@belvedere/ui/class-names.ts'
import { Eyebrow } from '@belvedere/ui/eyebrow.tsx'
import type { Box } from '@belvedere/ui/sizes.ts'
import { Text } from '@belvedere/ui/text.tsx'
import { hasWords } from '@belvedere/ui/words.ts'
import type { BlockData } from '../kind.ts'
import { Media } from '../parts/media-item/media.tsx'
import { shownOf } from '../parts/media-item/shown.ts'
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

/** Words, and below them half a sun that opens to the whole picture as it scrolls in. */
export function BannerScale({ text, media, place }: Props) {
  const shown = shownOf(media)
  const isTold = [text?.eyebrow, text?.title, text?.text].some(hasWords)
  if (!shown && !isTold) return null

  return (
    <section
      className={classNames('block block--flush', s.scale, !shown && s.wordsOnly)}
      {...blockName(place, text ?? {}, 'Picture')}
    >
      {isTold && <Head text={text} place={place} />}
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
      <Text text={text?.text} className={s.text} />
    </div>
  )
}
