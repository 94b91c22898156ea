import { Wordmark } from '../wordmark.tsx'
import s from './splash.module.css'

/**
 * The mark that draws itself at the start of a visit. It is decoration in front of a complete page,
 * so it is hidden from screen readers. Ring, halo and cape are fully drawn; boxes in the background
 * colour cover them and turn away, each clipped by its parent. Later elements lie above earlier
 * ones, so the covers of the ring hide the ring only.
 */
export function Splash() {
  return (
    <div id="splash" className={s.splash} aria-hidden="true" data-reduces-motion="">
      <div className={s.art}>
        <div className={s.mark}>
          <svg viewBox="0 0 100 100" aria-hidden="true">
            <circle cx="50" cy="50" r="48.6" />
          </svg>
          <i className={s.right} />
          <i className={s.left} />
          <svg viewBox="0 0 100 100" aria-hidden="true">
            <path d="M25.5 50a24.5 24.5 0 0 1 49 0M25.5 50C27.5 66.5 46.2 68.5 50 87C53.8 68.5 72.5 66.5 74.5 50" />
          </svg>
          <i className={s.above} />
          <i className={s.below} />
          <i className={s.sky}>
            <svg viewBox="33 33 34 17" className={s.sun} aria-hidden="true">
              <path d="M33.5 50a16.5 16.5 0 0 1 33 0Z" />
            </svg>
          </i>
          <i className={s.line}>
            <svg viewBox="8 48 84 4" className={s.horizon} aria-hidden="true">
              <path d="M8 50H92" />
            </svg>
          </i>
        </div>
        <Wordmark />
      </div>
    </div>
  )
}
