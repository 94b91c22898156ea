import type { Style } from '@belvedere/ui/style.ts'
import type { LightboxMedia } from '../browser/store/lightbox.ts'
import s from './lightbox.module.css'
import { Moving } from './moving.tsx'
import { Still } from './still.tsx'

type Props = {
  media: LightboxMedia
  /** Its place beside the one that is shown: -1, 0 or 1. */
  at: number
  isLive: boolean
}

/** One picture or film; those to its left and right wait out of sight. */
export function Slide({ media: { image, film }, at, isLive }: Props) {
  const style: Style = { '--at': at }
  const isCurrent = at === 0
  return (
    <div
      className={s.slide}
      style={style}
      inert={!isCurrent}
      data-current={isCurrent || undefined}
      data-calm=""
    >
      {film ? (
        <Moving film={film} picture={image} isLive={isLive} />
      ) : (
        image && <Still picture={image} isCurrent={isCurrent} />
      )}
    </div>
  )
}
