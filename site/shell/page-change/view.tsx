import { SHEET } from '../element-ids.ts'
import s from './page-change.module.css'

/**
 * Elements for navigations: the sheet that covers the page, and a live region that announces pages.
 */
export function PageChange() {
  return (
    <>
      <div id={SHEET} className={s.sheet} hidden />
      <p className="vh" aria-live="polite" />
    </>
  )
}
