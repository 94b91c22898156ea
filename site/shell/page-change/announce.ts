/**
 * Says a text to screen readers. Each time it stands in an element of its own: words that stay the
 * same would not be said again.
 */
export function announce(text: string): void {
  const said = document.createElement('span')
  said.textContent = text
  document.querySelector('#app > p[aria-live]')?.replaceChildren(said)
}
