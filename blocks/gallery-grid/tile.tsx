import { Anchor } from '@belvedere/ui/anchor.tsx'
import { Display } from '@belvedere/ui/display.tsx'
import { Image } from '@belvedere/ui/image.tsx'
import type { Picture } from '@belvedere/ui/picture.ts'
import { coverSizes } from '@belvedere/ui/sizes.ts'
import type { ResultOf } from '../graphql.ts'
import { pictureOf } from '../parts/image/picture.ts'
import type { fragment } from './fragment.ts'
import s from './gallery-grid.module.css'

type Gallery = ResultOf<typeof fragment>['items'][number]

/** One gallery: its cover, its name and how many pictures it holds. The name describes the cover. */
export function Tile({ gallery, isWide }: { gallery: Gallery; isWide: boolean }) {
  const cover = pictureOf(gallery.thumbnail)
  const count = gallery.images.length
  return (
    <Anchor to={`/gallery/${gallery.slug}`} className={s.tile}>
      {cover && <Cover picture={cover} isWide={isWide} />}
      <div className={s.label}>
        <Display as="h3" title={gallery.title ?? ''} className={s.name} />
        {count > 0 && (
          <span className={s.count}>{count === 1 ? '1 picture' : `${count} pictures`}</span>
        )}
      </div>
    </Anchor>
  )
}

function Cover({ picture, isWide }: { picture: Picture; isWide: boolean }) {
  const ratio = isWide ? 4 / 3 : 3 / 4
  const sizes = coverSizes(picture.responsiveImage.aspectRatio, [
    { width: 46, ratio },
    { from: 1024, width: isWide ? 26 : 19, ratio },
  ])
  return <Image image={picture} ratio={ratio} sizes={sizes} isDecorative className={s.media} />
}
