import { DIAL } from '../element-ids.ts'
import type { Attach } from '../part.ts'

/** Loads the script fallback where CSS cannot follow the scroll position. */
export const attach: Attach = () => {
  const dial = document.getElementById(DIAL)
  if (!dial || CSS.supports('animation-timeline: scroll()')) return
  import('./turn-dial.ts').then((it) => it.turnDial(dial), console.error)
}
