import type { Sheet } from '@belvedere/motion/sheet.ts'
import type { createBrowserRouter, Location } from 'react-router'
import { SHEET } from '../app/places.ts'
import type { OnShown } from '../shell/page-change.tsx'
import { findAnchor } from './find-anchor.ts'

type Router = ReturnType<typeof createBrowserRouter>

const LATE_MS = 400

/** Marks the document while something is late, so that its styles can say so (readings, States). */
export async function markLate<Coming>(coming: Promise<Coming>): Promise<Coming> {
  const root = document.documentElement.dataset
  const timer = setTimeout(() => Object.assign(root, { navigating: '' }), LATE_MS)
  try {
    return await coming
  } finally {
    clearTimeout(timer)
    delete root.navigating
  }
}

/**
 * What is done when the place that an address means is there: the keyboard and the screen reader
 * move along, as a full load would move them, and the sheet goes, unless the next page is awaited.
 */
export function createArrival(sheet: Sheet, isAwaited: () => boolean): OnShown {
  let shown = addressOf(location)
  return (location) => {
    const address = addressOf(location)
    const isOtherPage = address !== shown
    shown = address
    focusOn(location.hash, isOtherPage)
    if (isAwaited()) return
    settleShell()
    sheet.leave()
    if (isOtherPage) document.dispatchEvent(new Event('page:revealed'))
  }
}

/** Nobody sees under the sheet how the header changes its tone and the menu closes. */
function settleShell() {
  if (document.getElementById(SHEET)?.hidden !== false) return
  for (const part of document.querySelectorAll('#app > header, #menu'))
    for (const move of part.getAnimations({ subtree: true }))
      if (move instanceof CSSTransition) move.finish()
}

function addressOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  return pathname + search
}

function focusOn(hash: string, isOtherPage: boolean) {
  const place = findAnchor(hash) ?? (isOtherPage ? findHeading() : null)
  if (!place) return
  if (place.tabIndex < 0) place.tabIndex = -1
  place.focus({ preventScroll: true })
}

function findHeading() {
  return document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
}

/** Who moves on with the keyboard sees where to: the sheet is gone at once. */
export function leaveToKeyboard(sheet: Sheet): void {
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Tab') return
    sheet.leave()
    for (const move of document.getElementById(SHEET)?.getAnimations() ?? []) move.finish()
  })
}

/** Who goes back to the page that is still shown leaves nothing to arrive. */
export function leaveWhereItBegan(router: Router, sheet: Sheet): void {
  let shown = router.state.location.key
  router.subscribe(({ navigation, location: { key } }) => {
    if (navigation.state !== 'idle') return
    if (key === shown) sheet.leave()
    shown = key
  })
}

/** A page that was left while another was loading comes back from the browser's cache stuck. */
export function reviveFromCache(router: Router): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && router.state.navigation.state !== 'idle') location.reload()
  })
}
