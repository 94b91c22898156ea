import { BigArc } from './arc.tsx'
import s from './night.module.css'

/** The sun is down: a list is empty. */
export function Night() {
  return <BigArc hour={1} className={s.night} />
}
