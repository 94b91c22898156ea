/**
 * Announces a text to screen readers, in a new element each time: an unchanged text would not be
 * announced again.
 */
export function announce(text: string): void {
  const element = document.createElement('span')
  element.textContent = text
  document.querySelector('#app > p[aria-live]')?.replaceChildren(element)
}
