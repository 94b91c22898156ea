import { Display } from '@belvedere/ui/display.tsx'
import { Image } from '@belvedere/ui/image.tsx'
import type { Picture } from '@belvedere/ui/picture.ts'
import { coverSizes } from '@belvedere/ui/sizes.ts'
import { Text } from '@belvedere/ui/text.tsx'
import { hasWords } from '@belvedere/ui/words.ts'
import type { ResultOf } from '../graphql.ts'
import { stillOf } from '../parts/media-item/shown.ts'
import s from './featured-scroll.module.css'
import type { fragment } from './fragment.ts'

type Props = ResultOf<typeof fragment>['items'][number] & { anchor: string }

const WIDE = 3 / 2

/** One picture with its words below it; its anchor is where the label leads. */
export function Step({ anchor, title, text, media }: Props) {
  const picture = stillOf(media)
  return (
    <article id={anchor} className={s.step}>
      {picture && <Figure picture={picture} />}
      {hasWords(title) && <Display as="h3" title={title} className={s.title} />}
      <Text text={text} className={s.text} />
    </article>
  )
}

function Figure({ picture }: { picture: Picture }) {
  const sizes = coverSizes(picture.responsiveImage.aspectRatio, [
    { width: 92, ratio: WIDE },
    { from: 1024, width: 64, ratio: WIDE },
  ])
  return (
    <figure className={s.figure}>
      <Image image={picture} ratio={WIDE} sizes={sizes} />
    </figure>
  )
}
