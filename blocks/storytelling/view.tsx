import { classNames } from '@belvedere/ui/class-names.ts'
import { Eyebrow } from '@belvedere/ui/eyebrow.tsx'
import { Image } from '@belvedere/ui/image.tsx'
import type { Picture } from '@belvedere/ui/picture.ts'
import { coverSizes, FULL_SCREEN } from '@belvedere/ui/sizes.ts'
import { Text } from '@belvedere/ui/text.tsx'
import { hasWords } from '@belvedere/ui/words.ts'
import type { BlockData } from '../kind.ts'
import { stillOf } from '../parts/media-item/shown.ts'
import { BlockTitle } from '../parts/text/block-title.tsx'
import { blockName } from '../parts/text/name.ts'
import type { fragment } from './fragment.ts'
import s from './storytelling.module.css'

type Props = BlockData<typeof fragment>

/** A picture as tall as the screen, and a card of words that slides over its foot. */
export function Storytelling({ text, media, place }: Props) {
  const picture = stillOf(media)
  const isTold = [text?.eyebrow, text?.title, text?.text].some(hasWords)
  if (!picture && !isTold) return null

  return (
    <section
      className={classNames('block block--flush', s.story, !picture && s.wordsOnly)}
      {...blockName(place, text ?? {}, 'Story')}
    >
      {picture && <Stage picture={picture} />}
      {isTold && <Card text={text} place={place} />}
    </section>
  )
}

function Stage({ picture }: { picture: Picture }) {
  const sizes = coverSizes(picture.responsiveImage.aspectRatio, FULL_SCREEN)
  return (
    <div className={s.stage}>
      <Image image={picture} ratio="fill" sizes={sizes} className={s.media} />
    </div>
  )
}

function Card({ text, place }: Pick<Props, 'text' | 'place'>) {
  return (
    <div className="grid">
      <div className={s.card}>
        <Eyebrow text={text?.eyebrow} hour={place.hour} />
        <BlockTitle title={text?.title} place={place} className={s.title} />
        <Text text={text?.text} className={s.text} />
      </div>
    </div>
  )
}
