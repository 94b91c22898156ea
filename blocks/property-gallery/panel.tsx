import type { Box } from '@belvedere/ui/sizes.ts'
import { Media } from '../parts/media-item/media.tsx'
import s from './property-gallery.module.css'
import type { Tab } from './tabs.ts'

const WIDE = 16 / 9

const BOXES: Box[] = [
  { width: 100, ratio: 4 / 5 },
  { from: 650, width: 100, ratio: WIDE },
]

/** One picture or film. Its label is visible only without JavaScript. */
export function Panel({ id, label, isShown, ...shown }: Tab & { isShown: boolean }) {
  return (
    <div
      id={`item-${id}`}
      className={s.panel}
      data-shown={isShown || undefined}
      data-reduces-motion=""
    >
      <figure>
        <Media {...shown} ratio={WIDE} boxes={BOXES} className={s.media} opens />
        <figcaption className={s.label}>{label}</figcaption>
      </figure>
    </div>
  )
}
