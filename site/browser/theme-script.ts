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
 * The script of a theme whose pages have hours, which the body of the document has. It may load late
 * or not at all: only the suns stand elsewhere then.
 */
export function themeScript(body = document.body): ThemeScript {
  if (!body.style.getPropertyValue('--hour')) return NONE
  let now: ThemeScript | undefined
  whenIdle(() => {
    import('@belvedere/ui/themes/day/hours.ts').then((it) => {
      now = it.followHours(document.getElementById(SHEET))
    }, console.error)
  })
  return { leaveFor: (next) => now?.leaveFor(next), arriveAt: (page) => now?.arriveAt(page) }
}
