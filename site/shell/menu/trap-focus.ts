import { MENU } from '../element-ids.ts'

/** Everything that Tab reaches while the menu is open. */
const FOCUSABLE = `#app > header :is(a[href], button), #${MENU} :is(a[href], button)`

/**
 * Tab wraps from the last element to the first one and back; otherwise it would leave the open menu
 * for the browser's own controls.
 */
export function trapFocus(event: KeyboardEvent): void {
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
