import { Film } from '@belvedere/ui/film.tsx'
import s from './lightbox.module.css'
import { words } from './words.ts'

/**
 * The template of slides. A slide keeps the part that it shows: a picture, a film of this site, a
 * film on another site, or the text for a picture that failed to load.
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
        <p className={s.fault} role="status">
          {words.fault} {/* biome-ignore lint/a11y/useValidAnchor: a script knows the file */}
          <a>{words.file}</a>
        </p>
      </div>
    </template>
  )
}

/** Placeholder; scripts fill in the film and its still. */
const ELSEWHERE = { from: '', page: '', embed: '' }
