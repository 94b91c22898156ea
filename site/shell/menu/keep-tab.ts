import { MENU } from '../places.ts'

/** All that the keyboard reaches while the menu is open. */
const REACHED = `#app > header :is(a[href], button), #${MENU} :is(a[href], button)`

/**
 * From the last thing the keyboard reaches on to the first one, and back: while the menu is open the
 * browser's own controls would come between.
 */
export function keepTab(event: KeyboardEvent): void {
  if (event.key !== 'Tab') return
  const stops = [...document.querySelectorAll<HTMLElement>(REACHED)].filter(isReached)
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  if (document.activeElement !== from) return
  event.preventDefault()
  to?.focus()
}

function isReached(element: HTMLElement) {
  return element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]')
}
