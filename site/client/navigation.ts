import type { createBrowserRouter } from 'react-router'
import { findAnchor } from './find-anchor.ts'

type Router = ReturnType<typeof createBrowserRouter>

const LATE_MS = 400

/** Marks the document while a page is late, so that its styles can say so (readings, States). */
export function markLateNavigation(router: Router): void {
  let timer = 0
  router.subscribe(({ navigation }) => {
    clearTimeout(timer)
    if (navigation.state === 'idle') delete document.documentElement.dataset.navigating
    else timer = window.setTimeout(mark, LATE_MS)
  })
}

function mark() {
  document.documentElement.dataset.navigating = ''
}

/** Moves the keyboard's and the screen reader's place along, as a full load would. */
export function moveFocus(router: Router): void {
  let shown = router.state.location
  router.subscribe(({ navigation, location }) => {
    if (navigation.state !== 'idle' || location.key === shown.key) return
    const isOtherPage = addressOf(location) !== addressOf(shown)
    shown = location
    requestAnimationFrame(() => focusOn(location.hash, isOtherPage))
  })
}

function addressOf({ pathname, search }: Router['state']['location']) {
  return pathname + search
}

function focusOn(hash: string, isOtherPage: boolean) {
  const place = findAnchor(hash) ?? (isOtherPage ? document.querySelector('main') : null)
  if (!place) return
  if (place.tabIndex < 0) place.tabIndex = -1
  place.focus({ preventScroll: true })
}

/** A page that was left while another was loading comes back from the browser's cache stuck. */
export function reviveFromCache(router: Router): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && router.state.navigation.state !== 'idle') location.reload()
  })
}
