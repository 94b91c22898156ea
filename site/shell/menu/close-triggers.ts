import { afterFrame } from '@belvedere/motion/after-frame.ts'
import { type ScrollPosition, watchScroll } from '@belvedere/motion/scroll/scroll-position.ts'
import { MENU } from '../element-ids.ts'

/** How far the page may move under the open menu before that counts as scrolling, in pixels. */
const TOLERANCE_PX = 8

/**
 * Closes the menu when the page scrolls or Escape is pressed, keeps Tab inside it, and ignores clicks
 * on the page behind it.
 */
export function addCloseTriggers(close: () => void, signal: AbortSignal): void {
  let start = Number.NaN
  afterFrame(() => {
    start = scrollY
  })
  const onScroll = ({ top }: ScrollPosition) => {
    if (Math.abs(top - start) > TOLERANCE_PX) close()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
    trapFocus(event)
  }
  watchScroll(onScroll, signal)
  addEventListener('click', cancelPageClick, { capture: true, signal })
  addEventListener('keydown', onKey, { signal })
}

/** The page becomes inert only after the opening animation; until then its clicks are cancelled. */
function cancelPageClick(event: Event) {
  const { target } = event
  if (!(target instanceof Element && target.closest('main, footer'))) return
  event.preventDefault()
  event.stopPropagation()
}

/** Everything that Tab reaches while the menu is open. */
const FOCUSABLE = `#app > header :is(a[href], button), #${MENU} :is(a[href], button)`

/**
 * Tab wraps from the last element to the first one and back; otherwise it would move from the open
 * menu to the browser's own controls.
 */
function trapFocus(event: KeyboardEvent): void {
  if (event.key !== 'Tab') return
  const stops = [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isReachable)
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  if (document.activeElement !== from) return
  event.preventDefault()
  to?.focus()
}

function isReachable(element: HTMLElement) {
  return element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]')
}
