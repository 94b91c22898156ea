import { Anchor } from '@belvedere/ui/anchor.tsx'
import { ArrowIcon } from '@belvedere/ui/icons/arrow.tsx'
import { Image } from '@belvedere/ui/image.tsx'
import { withoutPreview } from '@belvedere/ui/picture.ts'
import { coverSizes } from '@belvedere/ui/sizes.ts'
import { plainTitle } from '@belvedere/ui/words.ts'
import type { ResultOf } from '../graphql.ts'
import { pictureOf } from '../parts/image/picture.ts'
import { isLong } from '../parts/text/is-long.ts'
import type { fragment } from './fragment.ts'
import s from './listings-5050.module.css'

type Item = ResultOf<typeof fragment>['links'][number]
type Props = { link: NonNullable<Item['link']>; image: Item['image'] }

const RATIO = 4 / 3

/** A link in large type; its picture widens on hover. */
export function Row({ link, image }: Props) {
  const picture = pictureOf(image)
  return (
    <Anchor to={link.to} className={s.link} data-travels="">
      <span className={s.name} data-long={isLong(link.label) || undefined} data-travels="name">
        {plainTitle(link.label)}
      </span>
      {picture && (
        <Image
          image={withoutPreview(picture)}
          ratio={RATIO}
          sizes={coverSizes(picture.responsiveImage.aspectRatio, [
            { width: 24, ratio: RATIO },
            { from: 650, width: 12, ratio: RATIO },
            { from: 1024, width: 17, ratio: RATIO },
          ])}
          isDecorative
          className={s.media}
        />
      )}
      <ArrowIcon className={s.arrow} />
    </Anchor>
  )
}
