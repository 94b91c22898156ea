import { Image } from '@belvedere/ui/image.tsx'
import { coverSizes } from '@belvedere/ui/sizes.ts'
import s from './property-gallery.module.css'
import type { Tab } from './tabs.ts'

const WIDE = 16 / 9

/** One picture. Its label is read where all pictures stand below each other. */
export function Panel({ id, label, picture, isShown }: Tab & { isShown: boolean }) {
  const sizes = coverSizes(picture.responsiveImage.aspectRatio, [
    { width: 100, ratio: 4 / 5 },
    { from: 650, width: 100, ratio: WIDE },
  ])
  return (
    <div id={`item-${id}`} className={s.panel} data-shown={isShown || undefined} data-calm="">
      <figure>
        <Image image={picture} ratio={WIDE} sizes={sizes} className={s.media} />
        <figcaption className={s.label}>{label}</figcaption>
      </figure>
    </div>
  )
}
