import { words } from '../words.ts'
import s from './map.module.css'

/** Explains the two kinds of pin. */
export function Legend() {
  return (
    <ul className={s.legend}>
      <li data-place="house">
        <span className={s.dot} aria-hidden="true" />
        {words.legend.house}
      </li>
      <li data-place="amenity">
        <span className={s.dot} aria-hidden="true" />
        {words.legend.amenity}
      </li>
    </ul>
  )
}
