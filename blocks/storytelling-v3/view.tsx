import { classNames } from '@belvedere/ui/class-names.ts'
import { Eyebrow } from '@belvedere/ui/eyebrow.tsx'
import { Text } from '@belvedere/ui/text.tsx'
import { hasWords } from '@belvedere/ui/words.ts'
import type { BlockData } from '../kind.ts'
import { Media } from '../parts/media-item/media.tsx'
import { shownRows } from '../parts/media-item/shown.ts'
import { BlockTitle } from '../parts/text/block-title.tsx'
import { blockName } from '../parts/text/name.ts'
import type { fragment } from './fragment.ts'
import s from './storytelling-v3.module.css'

type Props = BlockData<typeof fragment>

const HIGH = shape(3 / 4, [64, 28])
const LOW = shape(1, [60, 21])

/** A few words between two pictures that bleed off either side, one high and one low. */
export function StorytellingV3({ text, media, place }: Props) {
  const [high, low] = shownRows(media)
  const isTold = [text?.eyebrow, text?.title, text?.text].some(hasWords)
  if (!high && !isTold) return null

  return (
    <section
      className={classNames('block', s.story, !low && s.single, !high && s.wordsOnly)}
      {...blockName(place, text ?? {}, 'Story')}
    >
      <div className={classNames('grid', s.row)}>
        {high && (
          <figure className={s.high}>
            <Media {...high} {...HIGH} />
          </figure>
        )}
        {isTold && <Words text={text} place={place} />}
        {low && (
          <figure className={s.low}>
            <Media {...low} {...LOW} />
          </figure>
        )}
      </div>
    </section>
  )
}

/** A picture of this ratio, so wide on a phone and so wide on everything larger. */
function shape(ratio: number, [small, large]: [number, number]) {
  return {
    ratio,
    boxes: [
      { width: small, ratio },
      { from: 650, width: large, ratio },
    ],
  }
}

function Words({ text, place }: Pick<Props, 'text' | 'place'>) {
  return (
    <div className={s.words}>
      <Eyebrow text={text?.eyebrow} hour={place.hour} className={s.eyebrow} />
      <BlockTitle title={text?.title} place={place} className={s.title} />
      <Text text={text?.text} className={s.text} />
    </div>
  )
}
