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
  const loaded = import('@belvedere/ui/themes/day/hours.ts')
  const cover = document.getElementById(SHEET)
  loaded.then((it) => it.start(cover), console.error)
  return {
    leaveFor: (next) =>
      void loaded.then(
        (it) => it.leaveFor(next, cover),
        () => {},
      ),
    arriveAt: (page) =>
      void loaded.then(
        (it) => it.arriveAt(page),
        () => {},
      ),
  }
}
