import { DIAL } from '../places.ts'
import s from './dial.module.css'

/**
 * The hour of the page: in the right margin a sun that rises as the page begins and sets as it ends
 * (design.md, "The arc"). Where the browser cannot tie it to the scroll itself, a script does.
 */
export function Dial() {
  return (
    <div id={DIAL} className={s.dial} aria-hidden="true">
      <i className={s.sun} />
    </div>
  )
}
