import { SHEET } from '../places.ts'
import s from './page-change.module.css'

/** What a navigation needs: the sheet that passes over the page, and a place where each page is said. */
export function PageChange() {
  return (
    <>
      <div id={SHEET} className={s.sheet} hidden />
      <p className="vh" aria-live="polite" />
    </>
  )
}
