import { Anchor } from '@belvedere/ui/anchor.tsx'
import { Display } from '@belvedere/ui/display.tsx'
import { ArrowIcon } from '@belvedere/ui/icons/arrow.tsx'
import { Image } from '@belvedere/ui/image.tsx'
import type { Picture } from '@belvedere/ui/picture.ts'
import { coverSizes } from '@belvedere/ui/sizes.ts'
import type { ResultOf } from '../graphql.ts'
import { pictureOf } from '../parts/image/picture.ts'
import s from './explore-more.module.css'
import type { fragment } from './fragment.ts'

type Item = ResultOf<typeof fragment>['items'][number]
type Props = { link: NonNullable<Item['link']>; image: Item['image']; isSquare: boolean }

const TALL = 4 / 5

/** One way on. Its words name the picture, which therefore has no alternative text of its own. */
export function Card({ link, image, isSquare }: Props) {
  const picture = pictureOf(image)
  return (
    <Anchor to={link.to} className={s.card}>
      {picture && <Cover picture={picture} ratio={isSquare ? 1 : TALL} />}
      <div className={s.label}>
        <Display as="h3" title={link.label} className={s.name} />
        <ArrowIcon className={s.arrow} />
      </div>
    </Anchor>
  )
}

function Cover({ picture, ratio }: { picture: Picture; ratio: number }) {
  const sizes = coverSizes(picture.responsiveImage.aspectRatio, [
    { width: 92, ratio: 4 / 3 },
    { from: 650, width: 30, ratio },
    { from: 1024, width: 22, ratio },
  ])
  return <Image image={picture} ratio={ratio} sizes={sizes} isDecorative className={s.media} />
}
