/** Marks the links to the current page, as the server does. */
export function markCurrent(panel: HTMLElement, path: string): void {
  for (const link of panel.querySelectorAll('nav a'))
    if (link.getAttribute('href') === path) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
}
