import { SheetSign } from '@belvedere/ui/themes/slots/sheet-sign.tsx'
import { SHEET } from '../element-ids.ts'
import s from './page-change.module.css'

/**
 * Elements for navigations: the cover over the page, with the sign of the theme, and a live region that
 * announces pages.
 */
export function PageChange() {
  return (
    <>
      <div id={SHEET} className={s.sheet} aria-hidden="true" hidden>
        <SheetSign />
      </div>
      <p className="vh" aria-live="polite" />
    </>
  )
}
