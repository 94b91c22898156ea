import { BigArc } from '@belvedere/ui/arc.tsx'
import s from './foot-horizon.module.css'

const lateAfternoon = 0.9

/** Pages end on a horizon: this one, unless their last block or their only picture is one. */
export function FootHorizon() {
  return (
    <div className={s.horizon}>
      <BigArc hour={lateAfternoon} className={s.arc} />
    </div>
  )
}
