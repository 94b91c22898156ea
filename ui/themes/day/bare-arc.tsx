import { BigArc } from './arc.tsx'
import s from './bare-arc.module.css'

/** The arc beside an opening without a picture. */
export function BareArc() {
  return <BigArc className={s.bareArc} />
}
