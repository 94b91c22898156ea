/**
 * Turns plain clicks on links of this site into navigations, inside static HTML too. Anchors of the
 * page itself are among them: the router remembers a scroll position for each history entry. A link
 * to the very address that is shown replaces the entry, as browsers do.
 */
export function followLinks(navigate: (to: string, options: { replace: boolean }) => void): void {
  document.addEventListener('click', (event) => {
    const to = internalAddress(event)
    if (to === undefined) return
    event.preventDefault()
    navigate(to, { replace: to === location.pathname + location.search + location.hash })
  })
}

/** The path a click leads to, unless the browser knows better what to do with it. */
function internalAddress(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!(link instanceof HTMLAnchorElement) || !isPlainLink(link)) return undefined
  if (event.defaultPrevented || !isPlainClick(event)) return undefined
  const { origin, pathname, search, hash } = link
  return origin === location.origin && !isFile(pathname) ? pathname + search + hash : undefined
}

function isPlainClick(event: MouseEvent) {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return event.button === 0 && !hasModifier
}

function isPlainLink(link: HTMLAnchorElement) {
  const isHere = !link.target || link.target === '_self'
  return (
    Boolean(link.getAttribute('href')) &&
    isHere &&
    !link.hasAttribute('download') &&
    link.rel !== 'external'
  )
}

/** Anything with a dot is a file, and media and assets are no pages (readings, reserved slugs). */
function isFile(pathname: string) {
  return (
    pathname.includes('.') || /^\/(?:media|assets|builds|graphql|preview)(?:\/|$)/.test(pathname)
  )
}
