import { Film } from '@belvedere/ui/film.tsx'
import s from './lightbox.module.css'
import { words } from './words.ts'

/**
 * What slides are copied from. Each keeps what it shows: a picture, a film of our own, one on another
 * site, or the words for a picture that is lost.
 */
export function SlideTemplate() {
  return (
    <template>
      <div className={s.slide} data-reduces-motion="">
        <span className={s.picture} data-zooms="">
          <img alt="" decoding="async" draggable={false} />
        </span>
        <div className={s.picture}>
          <video muted loop playsInline controls />
        </div>
        <div className={s.picture}>
          <Film film={ELSEWHERE} picture={null} ratio="fill" sizes="100vw" plays="on-press" />
        </div>
        <p className={s.lost} role="status">
          {words.fault} {/* biome-ignore lint/a11y/useValidAnchor: a script knows the file */}
          <a>{words.file}</a>
        </p>
      </div>
    </template>
  )
}

/** Scripts fill in what is true, and its still. */
const ELSEWHERE = { from: '', page: '', embed: '' }
