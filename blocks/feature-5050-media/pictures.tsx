import { Media } from '../parts/media-item/media.tsx'
import type { ShownMedia } from '../parts/media-item/shown-media.ts'
import s from './feature-5050-media.module.css'

const TALL = 4 / 5
const SQUARE = 1

/** The large picture extends to the page's edge; the small one, if any, overlaps its corner. */
export function Pictures({ large, small }: { large: ShownMedia; small: ShownMedia | undefined }) {
  return (
    <div className={s.pictures}>
      <figure className={s.large}>
        <Media {...large} ratio={TALL} boxes={boxesOf(TALL, [76, 60, 42])} />
      </figure>
      {small && (
        <figure className={s.small}>
          <Media {...small} ratio={SQUARE} boxes={boxesOf(SQUARE, [52, 46, 23])} />
        </figure>
      )}
    </div>
  )
}

/** `widths`: percent of the viewport on phone, tablet and desktop. */
function boxesOf(ratio: number, [phone, tablet, desk]: [number, number, number]) {
  return [
    { width: phone, ratio },
    { from: 650, width: tablet, ratio },
    { from: 1024, width: desk, ratio },
  ]
}
