import { Film } from '@belvedere/ui/film.tsx'
import { Image } from '@belvedere/ui/image.tsx'
import { coverSizes } from '@belvedere/ui/sizes.ts'
import { hasWords } from '@belvedere/ui/words.ts'
import type { ShownMedia } from '../parts/media-item/shown-media.ts'
import s from './media-carousel.module.css'

const WIDE = 16 / 9

/** A picture, or a film that plays in place. Both open in the lightbox. */
export function Slide({ picture, film }: ShownMedia) {
  const sizes = coverSizes(picture?.responsiveImage.aspectRatio ?? WIDE, [
    { width: 86, ratio: 4 / 3 },
    { from: 650, width: 78, ratio: WIDE },
  ])
  const shown = { ratio: WIDE, sizes, className: s.media, opens: true }
  return (
    <figure>
      {film ? (
        <Film film={film} picture={picture} plays="on-press" {...shown} />
      ) : (
        picture && <Image image={picture} {...shown} />
      )}
      {hasWords(picture?.title) && <figcaption className={s.caption}>{picture?.title}</figcaption>}
    </figure>
  )
}
