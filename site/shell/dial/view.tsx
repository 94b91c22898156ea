import { DIAL } from '../element-ids.ts'
import s from './dial.module.css'

/**
 * Shows the reading progress: a sun in the right margin that rises as the page begins and sets as
 * it ends (design.md, "The arc"). A script moves it where CSS cannot follow the scroll position.
 */
export function Dial() {
  return (
    <div id={DIAL} className={s.dial} aria-hidden="true">
      <i className={s.sun} />
    </div>
  )
}
