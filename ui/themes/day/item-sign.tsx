import s from './item-sign.module.css'
import { Sign } from './sign.tsx'

/** The sun moves along its arc from one item to the next. */
export function ItemSign({ index, count }: { index: number; count: number }) {
  return <Sign hour={(index + 0.5) / count} className={s.itemSign} />
}
