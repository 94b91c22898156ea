import { say } from '@belvedere/kit/words/say.ts'
import { Anchor } from '@belvedere/ui/anchor.tsx'
import { Display } from '@belvedere/ui/display.tsx'
import { Image } from '@belvedere/ui/image.tsx'
import type { Picture } from '@belvedere/ui/picture.ts'
import { coverSizes } from '@belvedere/ui/sizes.ts'
import { useWords } from '@belvedere/ui/use-words.ts'
import { hasWords } from '@belvedere/ui/words.ts'
import type { ResultOf } from '../graphql.ts'
import { pagePath } from '../page-path.ts'
import { pictureOf } from '../parts/image/picture.ts'
import { formatPrice } from '../parts/listing/numbers.ts'
import { isLong } from '../parts/text/is-long.ts'
import type { fragment } from './fragment.ts'
import s from './real-estate-categories.module.css'

type Category = ResultOf<typeof fragment>['categories'][number] & {
  title: string
  slug: string
}

type Props = { category: Category; ratio: number }

/** One category as a single link, whose text describes the picture. */
export function Tile({ category, ratio }: Props) {
  const { title, slug, description, featuredImage } = category
  const picture = pictureOf(featuredImage)
  return (
    <Anchor to={pagePath('real_estate_cat', { slug })} className={s.tile} data-travels="">
      {picture && <Cover picture={picture} ratio={ratio} />}
      <div className={s.words}>
        <Display as="h3" title={title} isLong={isLong(title)} className={s.name} />
        {hasWords(description) && <p className={s.line}>{description}</p>}
        {category.listingCount > 0 && <Count {...category} />}
      </div>
    </Anchor>
  )
}

function Cover({ picture, ratio }: { picture: Picture; ratio: number }) {
  const sizes = coverSizes(picture.responsiveImage.aspectRatio, [
    { width: 92, ratio },
    { from: 650, width: 46, ratio },
  ])
  return <Image image={picture} ratio={ratio} sizes={sizes} isDecorative className={s.media} />
}

/**
 * “4 available, from €2,680,000”; without the price if no available listing has one, and “5 houses”
 * if none is available.
 */
function Count({ listingCount, availableCount, lowestPrice, currency, locale }: Category) {
  const words = useWords()
  const price = formatPrice({ price: lowestPrice, currency, locale })
  const count =
    availableCount > 0
      ? say(words.list.available, { count: availableCount }, words.locale)
      : say(words.list.count, { count: listingCount }, words.locale)
  if (!price) return <p className={s.count}>{count}</p>
  const [before, after] = say(words.listing.countFrom, { count }, words.locale).split('{price}')
  return (
    <p className={s.count}>
      {before}
      <span className={s.price}>{price}</span>
      {after}
    </p>
  )
}
