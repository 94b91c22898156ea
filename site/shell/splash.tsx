import s from './splash.module.css'
import { Wordmark } from './wordmark.tsx'

/**
 * The mark, which draws itself while a visit begins. It is decoration before a page that is
 * complete, so nothing of it is announced. Halo and circle turn into view behind the edge of an
 * `svg` of their own: a turn costs no painting, as drawing along a path would in every frame.
 */
export function Splash() {
  return (
    <div id="splash" className={s.splash} aria-hidden="true" data-calm="">
      <svg className={s.mark} viewBox="0 0 100 100" aria-hidden="true">
        <svg width="100" height="50" aria-hidden="true">
          <path className={s.sun} d="M33.5 50a16.5 16.5 0 0 1 33 0Z" />
          <path className={s.halo} d="M25.5 50a24.5 24.5 0 0 1 49 0" />
        </svg>
        <path className={s.horizon} d="M8 50H92" />
        <path
          className={s.cape}
          d="M25.5 50C27.5 66.5 46.2 68.5 50 87C53.8 68.5 72.5 66.5 74.5 50"
        />
        <svg x="50" width="50" viewBox="50 0 50 100" aria-hidden="true">
          <path className={s.first} d="M50 1.4a48.6 48.6 0 0 1 0 97.2" />
        </svg>
        <svg width="50" aria-hidden="true">
          <path className={s.second} d="M50 98.6a48.6 48.6 0 0 1 0-97.2" />
        </svg>
      </svg>
      <Wordmark />
    </div>
  )
}
