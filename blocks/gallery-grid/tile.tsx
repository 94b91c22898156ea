import { say } from '@belvedere/kit/words/say.ts'
import { Anchor } from '@belvedere/ui/anchor.tsx'
import { classNames } from '@belvedere/ui/class-names.ts'
import { Display } from '@belvedere/ui/display.tsx'
import { Image } from '@belvedere/ui/image.tsx'
import type { Picture } from '@belvedere/ui/picture.ts'
import { coverSizes } from '@belvedere/ui/sizes.ts'
import { useWords } from '@belvedere/ui/use-words.ts'
import type { ResultOf } from '../graphql.ts'
import { pictureOf } from '../parts/image/picture.ts'
import type { fragment } from './fragment.ts'
import s from './gallery-grid.module.css'

/** A gallery with a name and a page. */
export type Gallery = ResultOf<typeof fragment>['items'][number] & { title: string; to: string }

/** Grid columns of a desktop row, by number of tiles: a wide tile takes four, a tall one three. */
const PARTS = [8, 7, 11, 14]

type Props = { gallery: Gallery; isWide: boolean; count: number }

/** One gallery: cover, name and number of pictures. The name describes the cover. */
export function Tile({ gallery, isWide, count }: Props) {
  const { media, locale } = useWords()
  const cover = pictureOf(gallery.thumbnail)
  const pictures = gallery.images.length
  return (
    <Anchor to={gallery.to} className={s.tile}>
      {cover && <Cover picture={cover} isWide={isWide} count={count} />}
      <div className={s.label}>
        <Display as="h3" title={gallery.title} className={s.name} />
        {pictures > 0 && (
          <span className={s.count}>{say(media.pictures, { count: pictures }, locale)}</span>
        )}
      </div>
    </Anchor>
  )
}

type CoverProps = { picture: Picture } & Omit<Props, 'gallery'>

function Cover({ picture, isWide, count }: CoverProps) {
  const ratio = isWide ? 4 / 3 : 3 / 4
  const parts = PARTS[Math.min(count, PARTS.length) - 1] ?? 14
  const sizes = coverSizes(picture.responsiveImage.aspectRatio, [
    { width: count === 1 ? 94 : 46, ratio },
    { from: 1024, width: ((isWide ? 4 : 3) * 92) / parts, ratio },
  ])
  return (
    <Image
      image={picture}
      ratio={ratio}
      sizes={sizes}
      isDecorative
      className={classNames('tile', s.media)}
    />
  )
}
