/**
 * Shows the card of a place at once, where the address alone does it without scripts, and marks the
 * place in the list and on the plan.
 */
export function attach(root: HTMLElement, signal: AbortSignal): void {
  const map = root.firstElementChild
  if (!(map instanceof HTMLElement)) return
  map.dataset.live = ''
  choose(root, location.hash)
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const hash = link.getAttribute('href') ?? ''
    const isClosing = link.hasAttribute('data-close')
    const last = root.querySelector<HTMLElement>('li [aria-current]')
    choose(root, isClosing ? '' : hash)
    history.replaceState(history.state, '', isClosing ? location.pathname : hash)
    if (isClosing) last?.focus()
  }
  root.addEventListener('click', follow, { signal })
}

function choose(root: HTMLElement, hash: string) {
  for (const card of root.querySelectorAll<HTMLElement>('[data-card]')) {
    card.toggleAttribute('data-chosen', `#${card.id}` === hash)
  }
  for (const link of root.querySelectorAll('a[href^="#"]:not([data-close])')) {
    if (link.getAttribute('href') === hash) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
  const pin = root.querySelector('nav [aria-current]')
  pin?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'smooth' })
}
