/** Does something that may remove or hide what has the focus; then the button has it. */
export function keepFocus(button: HTMLElement, act: () => void): void {
  const focused = document.activeElement
  act()
  if (!focused || focused.checkVisibility({ visibilityProperty: true })) return
  button.focus({ preventScroll: true })
}
