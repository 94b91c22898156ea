import type { Sheet } from '@belvedere/motion/sheet.ts'
import type { createBrowserRouter } from 'react-router'
import { SHEET } from '../app/places.ts'

type Router = ReturnType<typeof createBrowserRouter>

/**
 * Who moves on with the keyboard, or asks to get out, sees the page at once. A press looks under a
 * sheet that rests; while it rises, it may be the second half of a double click.
 */
export function leaveToVisitor(sheet: Sheet): void {
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Tab' && key !== 'Escape') return
    sheet.leave()
    for (const move of movesOfSheet()) move.finish()
  })
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || target.id !== SHEET) return
    if (movesOfSheet().every(({ playState }) => playState === 'finished')) sheet.leave()
  })
}

function movesOfSheet() {
  return document.getElementById(SHEET)?.getAnimations() ?? []
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
