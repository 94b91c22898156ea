import type { Sheet } from '@belvedere/motion/sheet.ts'
import type { createBrowserRouter } from 'react-router'
import { SHEET } from '../app/places.ts'
import { numberIn } from '../shell/lightbox/address.ts'
import type { OnShown } from '../shell/page-change.tsx'
import { findAnchor } from './find-anchor.ts'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state'>

/**
 * What is done when the place that an address means is there: the keyboard and the screen reader
 * move along, as a full load would move them, and the sheet goes, unless the next page is awaited.
 * Where the router began, the document itself has done all that.
 */
export function createArrival(router: Router, sheet: Sheet): OnShown {
  let shown = router.state.location
  return (location) => {
    const before = shown
    shown = location
    if (location.key === before.key) return false
    const isOtherPath = location.pathname !== before.pathname
    const isOtherView = isOtherPath || location.search !== before.search
    // The lightbox gives the focus back by itself.
    if (isOtherView || !numberIn(before.hash)) focusOn(location.hash, isOtherView)
    if (router.state.navigation.state === 'idle') uncover(sheet, isOtherPath, isOtherView)
    return isOtherView
  }
}

/** Who chooses among the parts of a page goes on reading: it is not revealed once more. */
function uncover(sheet: Sheet, isOtherPath: boolean, isOtherView: boolean) {
  settleShell()
  const wasCovered = sheet.leave()
  if (wasCovered || isOtherPath) tell('page:revealed')
  else if (isOtherView) tell('page:changed')
}

function tell(event: string) {
  document.dispatchEvent(new Event(event))
}

/** Nobody sees under the sheet how the header changes its tone and the menu closes. */
function settleShell() {
  if (document.getElementById(SHEET)?.hidden !== false) return
  for (const part of document.querySelectorAll('#app > header, #menu'))
    for (const move of part.getAnimations({ subtree: true }))
      if (move instanceof CSSTransition) move.finish()
}

function focusOn(hash: string, isOtherView: boolean) {
  const place = findAnchor(hash) ?? (isOtherView ? findHeading() : null)
  if (!place) return
  if (place.tabIndex < 0) place.tabIndex = -1
  place.focus({ preventScroll: true })
}

function findHeading() {
  return document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
}
