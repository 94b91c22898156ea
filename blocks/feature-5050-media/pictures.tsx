import { Media } from '../parts/media-item/media.tsx'
import type { Shown } from '../parts/media-item/shown.ts'
import s from './feature-5050-media.module.css'

const TALL = 4 / 5
const SQUARE = 1

/** The large picture bleeds off the page; the small one, if there is one, covers its corner. */
export function Pictures({ large, small }: { large: Shown; small: Shown | undefined }) {
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

/** The widths on a phone, a tablet and a desk. */
function boxesOf(ratio: number, [phone, tablet, desk]: [number, number, number]) {
  return [
    { width: phone, ratio },
    { from: 650, width: tablet, ratio },
    { from: 1024, width: desk, ratio },
  ]
}
