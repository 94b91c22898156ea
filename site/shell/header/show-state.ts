import { TOGGLE_NAME, TOGGLE_TEXT } from '../places.ts'

/**
 * Says on the toggle whether the menu is open. "Close" is no part of its name, so it is added then:
 * a spoken command names what is seen.
 */
export function showState(toggle: HTMLElement, isOpen: boolean): void {
  const text = toggle.querySelector<HTMLElement>(`#${TOGGLE_TEXT}`)
  if (!text || toggle.ariaExpanded === String(isOpen)) return
  toggle.ariaExpanded = String(isOpen)
  text.textContent = (isOpen ? text.dataset.open : text.dataset.closed) ?? ''
  if (isOpen) toggle.setAttribute('aria-labelledby', `${TOGGLE_NAME} ${TOGGLE_TEXT}`)
  else toggle.removeAttribute('aria-labelledby')
}
