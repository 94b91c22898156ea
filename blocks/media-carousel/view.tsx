import { classNames } from '@belvedere/ui/class-names.ts'
import { Stepper } from '@belvedere/ui/stepper.tsx'
import { Strip } from '@belvedere/ui/strip.tsx'
import type { BlockData } from '../kind.ts'
import { shownMediaItems } from '../parts/media-item/shown-media.ts'
import type { fragment } from './fragment.ts'
import s from './media-carousel.module.css'
import { Slide } from './slide.tsx'

const NAME = 'Pictures and films'

/** Large pictures and films in a strip; part of the next one is visible. */
export function MediaCarousel({ media }: BlockData<typeof fragment>) {
  const slides = shownMediaItems(media)
  if (slides.length === 0) return null

  return (
    <section className={classNames('block', s.carousel)} aria-label={NAME}>
      <Strip label={NAME} className={s.strip}>
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
  return (
    <div className="grid">
      <div className={s.foot}>
        <p className={s.count} aria-hidden="true">
          <span data-at="">1</span>
          <i />
          <span>{count}</span>
        </p>
        <Stepper label={NAME} />
      </div>
    </div>
  )
}
