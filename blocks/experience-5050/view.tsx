import { classNames } from '@belvedere/ui/class-names.ts'
import { Eyebrow } from '@belvedere/ui/eyebrow.tsx'
import { Image } from '@belvedere/ui/image.tsx'
import type { Picture } from '@belvedere/ui/picture.ts'
import { coverSizes } from '@belvedere/ui/sizes.ts'
import { Text } from '@belvedere/ui/text.tsx'
import { TextLink } from '@belvedere/ui/text-link.tsx'
import { hasWords } from '@belvedere/ui/words.ts'
import type { BlockData } from '../kind.ts'
import { stillOf } from '../parts/media-item/shown.ts'
import { BlockTitle } from '../parts/text/block-title.tsx'
import { blockName } from '../parts/text/name.ts'
import s from './experience-5050.module.css'
import type { fragment } from './fragment.ts'

type Props = BlockData<typeof fragment>

/** A picture as tall as the screen with words beside it; neighbours join without a gap. */
export function Experience5050(experience: Props) {
  const { media, text, link, reverse, place } = experience
  const picture = stillOf(media)
  const isTold = [text?.eyebrow, text?.title, text?.text].some(hasWords) || link !== null
  if (!picture && !isTold) return null

  return (
    <section
      className={classNames(
        'block block--flush',
        s.experience,
        reverse && s.reverse,
        !picture && s.wordsOnly,
        !isTold && s.pictureOnly,
      )}
      {...blockName(place, text ?? {}, 'Experience')}
    >
      {picture && <Figure picture={picture} />}
      {isTold && <Words {...experience} />}
    </section>
  )
}

function Figure({ picture }: { picture: Picture }) {
  const sizes = coverSizes(picture.responsiveImage.aspectRatio, [
    { width: 100, ratio: 4 / 5 },
    { from: 650, width: 50, ratio: 0.72 },
    { from: 1024, width: 59, ratio: 1 },
  ])
  return (
    <figure className={s.figure}>
      <Image image={picture} ratio="fill" sizes={sizes} className={s.media} />
    </figure>
  )
}

function Words({ text, link, place }: Props) {
  return (
    <div className={s.words}>
      <Eyebrow text={text?.eyebrow} hour={place.hour} className={s.eyebrow} />
      <BlockTitle title={text?.title} place={place} className={s.title} />
      <Text text={text?.text} className={s.text} />
      {link && <TextLink to={link.to} label={link.label} className={s.link} />}
    </div>
  )
}
