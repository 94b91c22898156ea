import { BigArc } from './arc.tsx'
import s from './bare-arc.module.css'

/**
 * Position of the sun beside an opening without a picture: left of the top, clear of the subtitle. It
 * does not show the hour of the page: in the afternoon it would overlap the subtitle, at dusk it would
 * be cut off at the edge.
 */
const MORNING = 0.22

/** The arc beside an opening without a picture. */
export function BareArc() {
  return <BigArc hour={MORNING} className={s.bareArc} />
}
