import type { Attach } from '../part.ts'
import { DIAL } from '../places.ts'

/** Turns the dial where the browser cannot tie it to the scroll itself. */
export const attach: Attach = () => {
  const dial = document.getElementById(DIAL)
  if (!dial || CSS.supports('animation-timeline: scroll()')) return
  import('./turn-dial.ts').then(({ turnDial }) => turnDial(dial), console.error)
}
