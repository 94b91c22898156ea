import { BigArc } from './arc.tsx'
import s from './foot-horizon.module.css'

/**
 * The horizon at the end of a page, with the sun at the page's hour, unless its last block or its
 * only picture has one.
 */
export function FootHorizon() {
  return (
    <div className={s.horizon}>
      <BigArc className={s.arc} />
    </div>
  )
}
