import { classNames } from '@belvedere/ui/class-names.ts'
import { Eyebrow } from '@belvedere/ui/eyebrow.tsx'
import { Prose } from '@belvedere/ui/prose.tsx'
import { FULL_SCREEN } from '@belvedere/ui/sizes.ts'
import { useWords } from '@belvedere/ui/use-words.ts'
import { hasWords } from '@belvedere/ui/words.ts'
import type { BlockData } from '../kind.ts'
import { Media } from '../parts/media-item/media.tsx'
import { shownMedia } from '../parts/media-item/shown-media.ts'
import { BlockTitle } from '../parts/text/block-title.tsx'
import { blockName } from '../parts/text/name.ts'
import type { fragment } from './fragment.ts'
import s from './storytelling.module.css'

type Props = BlockData<typeof fragment>

/** A full-height picture or video, with a text card that slides over its bottom. */
export function Storytelling({ text, media, place }: Props) {
  const words = useWords().blocks
  const shown = shownMedia(media)
  const hasText = [text?.eyebrow, text?.title, text?.text].some(hasWords)
  if (!shown && !hasText) return null

  return (
    <section
      className={classNames('block block--flush', s.story, !shown && s.wordsOnly)}
      {...blockName(place, text ?? {}, words.story)}
    >
      {shown && (
        <div className={classNames(s.stage, hasText && s.withCard)}>
          <Media {...shown} ratio="fill" boxes={FULL_SCREEN} className={s.media} />
        </div>
      )}
      {hasText && <Card text={text} place={place} />}
    </section>
  )
}

function Card({ text, place }: Pick<Props, 'text' | 'place'>) {
  return (
    <div className="grid">
      <div className={s.card}>
        <Eyebrow text={text?.eyebrow} />
        <BlockTitle title={text?.title} place={place} className={s.title} />
        <Prose html={text?.text} className={s.text} />
      </div>
    </div>
  )
}
