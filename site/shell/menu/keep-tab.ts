/**
 * From the last thing the keyboard reaches on to the first one, and back: while the menu is open the
 * browser's own controls would come between. What is inert is not reached.
 */
export function keepTab(event: KeyboardEvent): void {
  if (event.key !== 'Tab') return
  const stops = [...document.querySelectorAll<HTMLElement>('a[href], button')].filter(isReached)
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  if (document.activeElement !== from) return
  event.preventDefault()
  to?.focus()
}

function isReached(element: HTMLElement) {
  return element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]')
}
