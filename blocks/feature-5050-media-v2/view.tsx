import { classNames } from '@belvedere/ui/class-names.ts'
import { Prose } from '@belvedere/ui/prose.tsx'
import { useWords } from '@belvedere/ui/use-words.ts'
import { hasWords } from '@belvedere/ui/words.ts'
import type { BlockData } from '../kind.ts'
import { chosenGround } from '../parts/customize/ground.ts'
import { Media } from '../parts/media-item/media.tsx'
import { type ShownMedia, shownMedia } from '../parts/media-item/shown-media.ts'
import { BlockTitle } from '../parts/text/block-title.tsx'
import { blockName } from '../parts/text/name.ts'
import s from './feature-5050-media-v2.module.css'
import type { fragment } from './fragment.ts'

type Props = BlockData<typeof fragment>

/** A coloured text panel beside a picture or video, both reaching the page's edge. */
export function Feature5050MediaV2({ title, text, media, left, customize, place }: Props) {
  const words = useWords().blocks
  const shown = shownMedia(media)
  const hasText = [title, text].some(hasWords)
  if (!shown && !hasText) return null

  return (
    <section
      className={classNames('block block--flush', s.halves, left && s.left, shape(shown, hasText))}
      {...chosenGround(customize)}
      {...blockName(place, { title }, words.feature)}
    >
      {hasText && (
        <div className={s.panel}>
          <BlockTitle title={title} place={place} className={s.title} />
          <Prose html={text} className={s.text} />
        </div>
      )}
      {shown && <Figure shown={shown} isAlone={!hasText} />}
    </section>
  )
}

function Figure({ shown, isAlone }: { shown: ShownMedia; isAlone: boolean }) {
  const boxes = [
    { width: 100, ratio: 4 / 3 },
    { from: 1024, width: isAlone ? 100 : 50, ratio: isAlone ? 1.75 : 0.875 },
  ]
  return (
    <figure className={s.figure}>
      <Media {...shown} ratio="fill" boxes={boxes} className={s.media} />
    </figure>
  )
}

function shape(shown: ShownMedia | null, hasText: boolean) {
  if (!shown) return s.wordsOnly
  return hasText ? null : s.pictureOnly
}
