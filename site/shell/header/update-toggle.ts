import { TOGGLE_NAME, TOGGLE_TEXT } from '../element-ids.ts'

/**
 * Updates the text and state of the toggle. While the menu is open its name includes the visible
 * text "Close", so that voice control can address it.
 */
export function updateToggle(toggle: HTMLElement, isOpen: boolean): void {
  const text = toggle.querySelector<HTMLElement>(`#${TOGGLE_TEXT}`)
  if (!text || toggle.ariaExpanded === String(isOpen)) return
  toggle.ariaExpanded = String(isOpen)
  text.textContent = (isOpen ? text.dataset.open : text.dataset.closed) ?? ''
  if (isOpen) toggle.setAttribute('aria-labelledby', `${TOGGLE_NAME} ${TOGGLE_TEXT}`)
  else toggle.removeAttribute('aria-labelledby')
}
