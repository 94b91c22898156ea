import s from './dial.module.css'
import { DIAL } from './dial-id.ts'

/**
 * A small arc in the right margin: its sun stands at the hour of the page, and its line is drawn as
 * far as the page is read (design.md, "The arc"). A script draws it where CSS cannot follow the scroll
 * position.
 */
export function Dial() {
  return (
    <div id={DIAL} className={s.dial} aria-hidden="true">
      <i className={s.read} />
      <i className={s.sun} />
    </div>
  )
}
