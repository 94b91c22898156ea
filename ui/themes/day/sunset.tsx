import { BigArc } from './arc.tsx'
import s from './sunset.module.css'

/** Late enough that the sun touches the horizon under the heading. */
const SUNSET = 0.994

/** The arc of an error screen. */
export function Sunset() {
  return <BigArc hour={SUNSET} className={s.sunset} />
}
