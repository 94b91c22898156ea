import { classNames } from '@belvedere/ui/class-names.ts'
import { Film } from '@belvedere/ui/film.tsx'
import { Image } from '@belvedere/ui/image.tsx'
import { coverSizes } from '@belvedere/ui/sizes.ts'
import { Stepper } from '@belvedere/ui/stepper.tsx'
import { Strip } from '@belvedere/ui/strip.tsx'
import { useWords } from '@belvedere/ui/use-words.ts'
import { hasWords } from '@belvedere/ui/words.ts'
import type { BlockData } from '../kind.ts'
import type { ShownMedia } from '../parts/media-item/shown-media.ts'
import { shownMediaItems } from '../parts/media-item/shown-media.ts'
import type { fragment } from './fragment.ts'
import s from './media-carousel.module.css'

/** Large pictures and videos in a strip; part of the next one is visible. */
export function MediaCarousel({ media }: BlockData<typeof fragment>) {
  const words = useWords().blocks
  const slides = shownMediaItems(media)
  if (slides.length === 0) return null

  return (
    <section className={classNames('block', s.carousel)} aria-label={words.media}>
      <Strip label={words.media} className={s.strip}>
        {slides.map(({ id, ...slide }) => (
          <li key={id}>
            <Slide {...slide} />
          </li>
        ))}
      </Strip>
      {slides.length > 1 && <Foot count={slides.length} />}
    </section>
  )
}

/** Hidden from assistive technology, which gets the count from the list. */
function Foot({ count }: { count: number }) {
  const words = useWords().blocks
  return (
    <div className="grid">
      <div className={s.foot}>
        <p className={s.count} aria-hidden="true">
          <span data-at="">1</span>
          <i />
          <span>{count}</span>
        </p>
        <Stepper label={words.media} />
      </div>
    </div>
  )
}

const WIDE = 16 / 9

/** A picture, or a video that plays in place. Both open in the lightbox. */
function Slide({ picture, film }: ShownMedia) {
  const sizes = coverSizes(picture?.responsiveImage.aspectRatio ?? WIDE, [
    { width: 86, ratio: 4 / 3 },
    { from: 650, width: 78, ratio: WIDE },
  ])
  const shown = { ratio: WIDE, sizes, className: s.media, opens: true }
  return (
    <figure>
      {film ? (
        <Film film={film} picture={picture} {...shown} />
      ) : (
        picture && <Image image={picture} {...shown} />
      )}
      {hasWords(picture?.title) && <figcaption className={s.caption}>{picture?.title}</figcaption>}
    </figure>
  )
}
