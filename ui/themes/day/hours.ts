import { DUSK } from '@belvedere/kit/page-hour.ts'
import { DIAL } from './dial-id.ts'
import { type Hour, hourNow } from './hour-now.ts'

/** The styles of the cover move its sun there (`sheet-sky.module.css`). */
const TO_HOUR = '--to'

/**
 * Follows the cover, whose sun is back at the hour of the page when it is hidden, and loads the script
 * of the dial where CSS cannot follow the scroll position.
 */
export function start(cover: HTMLElement | null): void {
  const forget = () => cover?.hidden && cover.style.removeProperty(TO_HOUR)
  if (cover) new MutationObserver(forget).observe(cover, { attributeFilter: ['hidden'] })
  const dial = document.getElementById(DIAL)
  if (!dial || CSS.supports('animation-timeline: scroll()')) return
  import('./turn-dial.ts').then((it) => it.turnDial(dial), console.error)
}

/**
 * Sends the sun of the cover from the hour of the current page to that of the next one; it stands
 * still until the cover is visible.
 */
export function leaveFor(next: Hour, cover: HTMLElement | null): void {
  const hour = hourNow(next)
  if (hour !== undefined) cover?.style.setProperty(TO_HOUR, `${hour}`)
}

/**
 * Moves the suns of page and shell to the hour of the page, or to dusk for an error screen, whose
 * picture shows it. Removes the mark of dusk (`tell-dusk.ts`), which the previous page may have set.
 */
export function arriveAt(page: Hour | 'error'): void {
  const { style, dataset } = document.body
  delete dataset.dusk
  const hour = page === 'error' ? DUSK : hourNow(page)
  if (hour !== undefined) style.setProperty('--hour', String(hour))
}
