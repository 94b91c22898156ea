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
type Shape = { ratio: number; share: number }
type Props = { link: NonNullable<Item['link']>; image: Item['image'] } & Shape

const TALL = 4 / 5
const LANDSCAPE = 3 / 2

/** The picture's ratio and the card's share of the row. */
export function shapeOf(index: number, count: number): Shape {
  if (count === 1) return { ratio: LANDSCAPE, share: 1 }
  return { ratio: index % 3 === 1 ? 1 : TALL, share: count === 2 ? 1 / 2 : 1 / 3 }
}

/** One link. Its text describes the picture, which is therefore decorative. */
export function Card({ link, image, ...shape }: Props) {
  const picture = pictureOf(image)
  return (
    <Anchor to={link.to} className={s.card}>
      {picture && <Cover picture={picture} {...shape} />}
      <div className={s.label}>
        <Display as="h3" title={link.label} className={s.name} />
        <ArrowIcon className={s.arrow} />
      </div>
    </Anchor>
  )
}

function Cover({ picture, ratio, share }: { picture: Picture } & Shape) {
  const sizes = coverSizes(picture.responsiveImage.aspectRatio, [
    { width: 92, ratio: 4 / 3 },
    { from: 650, width: Math.ceil(90 * share), ratio },
    { from: 1024, width: Math.ceil(66 * share), ratio },
  ])
  return <Image image={picture} ratio={ratio} sizes={sizes} isDecorative className={s.media} />
}
