import { classNames } from '@belvedere/ui/class-names.ts'
import { Eyebrow } from '@belvedere/ui/eyebrow.tsx'
import { Prose } from '@belvedere/ui/prose.tsx'
import { useWords } from '@belvedere/ui/use-words.ts'
import { hasWords } from '@belvedere/ui/words.ts'
import type { BlockData } from '../kind.ts'
import { Media } from '../parts/media-item/media.tsx'
import { shownMediaItems } from '../parts/media-item/shown-media.ts'
import { BlockTitle } from '../parts/text/block-title.tsx'
import { blockName } from '../parts/text/name.ts'
import type { fragment } from './fragment.ts'
import s from './storytelling-v3.module.css'

type Props = BlockData<typeof fragment>

const HIGH = shape(3 / 4, [64, 28])
const LOW = shape(1, [60, 21])

/** Text between two pictures that extend to either edge of the page, one high and one low. */
export function StorytellingV3({ text, media, place }: Props) {
  const words = useWords().blocks
  const [high, low] = shownMediaItems(media)
  const hasText = [text?.eyebrow, text?.title, text?.text].some(hasWords)
  if (!high && !hasText) return null

  return (
    <section
      className={classNames('block', s.story, !low && s.single, !high && s.wordsOnly)}
      {...blockName(place, text ?? {}, words.story)}
    >
      <div className={classNames('grid', s.row)}>
        {high && (
          <figure className={s.high}>
            <Media {...high} {...HIGH} />
          </figure>
        )}
        {hasText && <TextColumn text={text} place={place} />}
        {low && (
          <figure className={s.low}>
            <Media {...low} {...LOW} />
          </figure>
        )}
      </div>
    </section>
  )
}

/** `small`, `large`: width in percent of the viewport on phones, and above. */
function shape(ratio: number, [small, large]: [number, number]) {
  return {
    ratio,
    boxes: [
      { width: small, ratio },
      { from: 650, width: large, ratio },
    ],
  }
}

function TextColumn({ text, place }: Pick<Props, 'text' | 'place'>) {
  return (
    <div className={s.words}>
      <Eyebrow text={text?.eyebrow} className={s.eyebrow} />
      <BlockTitle title={text?.title} place={place} className={s.title} />
      <Prose html={text?.text} className={s.text} />
    </div>
  )
}
