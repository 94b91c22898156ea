import { BigArc } from '@belvedere/ui/arc.tsx'
import s from './foot-horizon.module.css'

const lateAfternoon = 0.9

/** The horizon at the end of a page, unless its last block or its only picture has one. */
export function FootHorizon() {
  return (
    <div className={s.horizon}>
      <BigArc hour={lateAfternoon} className={s.arc} />
    </div>
  )
}
