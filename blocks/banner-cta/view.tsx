import { BigArc } from '@belvedere/ui/arc.tsx'
import { Button } from '@belvedere/ui/button.tsx'
import { classNames } from '@belvedere/ui/class-names.ts'
import { Image } from '@belvedere/ui/image.tsx'
import type { Picture } from '@belvedere/ui/picture.ts'
import { coverSizes } from '@belvedere/ui/sizes.ts'
import type { BlockData } from '../kind.ts'
import { stillOf } from '../parts/media-item/shown.ts'
import { BlockTitle } from '../parts/text/block-title.tsx'
import { blockName } from '../parts/text/name.ts'
import s from './banner-cta.module.css'
import type { fragment } from './fragment.ts'

/** The last sun of the page stands high on the right, on its way down. */
const AFTERNOON = 0.78

/** The end of a page: one thing to do, and half a sun on the footer's horizon. */
export function BannerCta({ title, link, media, place }: BlockData<typeof fragment>) {
  const picture = stillOf(media)
  return (
    <section
      className={classNames('block block--flush', s.cta, !picture && s.bare)}
      {...blockName(place, { title }, 'Next step')}
    >
      <div className="grid">
        <div className={s.head}>
          <BlockTitle title={title} place={place} className={s.title} />
          {link && <Button to={link.to} label={link.label} dark hasArrow />}
        </div>
      </div>
      <div className={s.sun}>
        {picture && <HalfSun picture={picture} />}
        <BigArc hour={AFTERNOON} className={s.arc} />
      </div>
    </section>
  )
}

function HalfSun({ picture }: { picture: Picture }) {
  const sizes = coverSizes(picture.responsiveImage.aspectRatio, [
    { width: 116, ratio: 2 },
    { from: 650, width: 86, ratio: 2 },
  ])
  return <Image image={picture} ratio={2} sizes={sizes} className={s.media} />
}
