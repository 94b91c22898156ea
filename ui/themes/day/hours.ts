import { DUSK } from '@belvedere/kit/page-hour.ts'
import { DIAL } from './dial-id.ts'
import { followBlocks } from './follow-blocks.ts'
import { type Hour, hourNow } from './hour-now.ts'

/** The styles of the cover move its sun there (`sheet-sky.module.css`). */
const TO_HOUR = '--to'

/**
 * Moves the suns of page, shell and cover with the pages. The sun of the cover is back at the hour of
 * the page when the cover is hidden. Loads the script of the dial where CSS cannot follow the scroll
 * position.
 */
export function followHours(cover: HTMLElement | null) {
  const forget = () => cover?.hidden && cover.style.removeProperty(TO_HOUR)
  if (cover) new MutationObserver(forget).observe(cover, { attributeFilter: ['hidden'] })
  const dial = document.getElementById(DIAL)
  if (dial && !CSS.supports('animation-timeline: scroll()'))
    import('./turn-dial.ts').then((it) => it.turnDial(dial), console.error)
  const followPage = dial ? followBlocks(dial) : () => {}
  followPage()
  return {
    /**
     * Sends the sun of the cover from the hour of the current page to that of the next one; it stands
     * still until the cover is visible.
     */
    leaveFor: (next: Hour) => move(cover, TO_HOUR, hourNow(next)),
    /**
     * Moves the suns of page and shell to the hour of the page, or to dusk for an error screen, whose
     * picture shows it. The evening may have come since the page before. Removes the mark of dusk (`tell-dusk.ts`), which the previous page may have set.
     */
    arriveAt: (page: Hour | 'error') => {
      window.tellEvening?.()
      delete document.body.dataset.dusk
      move(document.body, '--hour', page === 'error' ? DUSK : hourNow(page))
      followPage()
    },
  }
}

function move(element: HTMLElement | null, property: string, hour: number | undefined) {
  if (hour !== undefined) element?.style.setProperty(property, `${hour}`)
}
