import { Film } from '@belvedere/ui/film.tsx'
import type { Picture } from '@belvedere/ui/picture.ts'
import s from './lightbox.module.css'
import { words } from './words.ts'

/**
 * What slides are copied from. Each keeps what it shows: a picture, a film of our own, one on another
 * site, or the words for a picture that is lost.
 */
export function SlideTemplate() {
  return (
    <template>
      <div className={s.slide} data-calm="">
        <span className={s.picture} data-zooms="">
          <img alt="" decoding="async" draggable={false} />
        </span>
        <div className={s.picture}>
          <video muted loop playsInline controls />
        </div>
        <div className={s.picture}>
          <Film film={ELSEWHERE} picture={PICTURE} ratio="fill" sizes="100vw" plays="on-press" />
        </div>
        <p className={s.lost} role="status">
          {words.fault} {/* biome-ignore lint/a11y/useValidAnchor: a script knows the file */}
          <a>{words.file}</a>
        </p>
      </div>
    </template>
  )
}

/** Scripts fill in what is true. */
const ELSEWHERE = { from: '', page: '', embed: '' }
const PICTURE: Picture = {
  ...{ alt: null, title: null, focalPoint: { x: 0.5, y: 0.5 } },
  responsiveImage: {
    ...{ src: '', srcSet: '', width: 16, height: 9, aspectRatio: 16 / 9 },
    ...{ bgColor: null, base64: null },
  },
}
