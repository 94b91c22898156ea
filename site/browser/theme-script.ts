import { DIAL } from '@belvedere/ui/themes/day/dial-id.ts'
import { whenIdle } from '@belvedere/ui/when-idle.ts'
import { SHEET } from './cover.ts'
import type { Payload } from './page-data.ts'

type Hour = Pick<Payload, 'hour' | 'dusk'>

/** What the theme does when a page is left for another, and when it is shown. */
export type ThemeScript = {
  leaveFor: (next: Hour) => void
  arriveAt: (page: Hour | 'error') => void
}

const NONE: ThemeScript = { leaveFor: () => {}, arriveAt: () => {} }

/**
 * The script of a theme whose pages have hours, which the body of the document has. It loads with the
 * first touch, since only another page needs it; what it missed meanwhile it does then. A browser that
 * cannot turn the dial with the scroll position by itself needs it earlier.
 */
export function themeScript(body = document.body): ThemeScript {
  const hasHours = Boolean(body.style.getPropertyValue('--hour'))
  const turnsDial =
    !CSS.supports('animation-timeline: scroll()') && document.getElementById(DIAL) !== null
  let now: ThemeScript | undefined
  let missed: ((script: ThemeScript) => void) | undefined
  const run = (act: (script: ThemeScript) => void) => {
    if (now) act(now)
    else missed = act
  }
  const load = () =>
    void import('@belvedere/ui/themes/day/hours.ts').then((it) => {
      now ??= it.followHours(document.getElementById(SHEET))
      missed?.(now)
      missed = undefined
    }, console.error)
  if (turnsDial) whenIdle(load)
  if (!hasHours) return NONE
  for (const type of ['pointerover', 'keydown']) addEventListener(type, load, { once: true })
  return {
    leaveFor: (next) => run((script) => script.leaveFor(next)),
    arriveAt: (page) => run((script) => script.arriveAt(page)),
  }
}
