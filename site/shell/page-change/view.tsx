import { SHEET } from '../element-ids.ts'
import s from './page-change.module.css'

/**
 * Elements for navigations: the cover over the page, with the sun on its arc (design.md, "The sun
 * hands over"), and a live region that announces pages.
 */
export function PageChange() {
  return (
    <>
      <div id={SHEET} className={s.sheet} aria-hidden="true" hidden>
        <div className={s.sky}>
          <i className={s.sun} />
        </div>
      </div>
      <p className="vh" aria-live="polite" />
    </>
  )
}
