/** The closest link around an event target, if it opens a page of this site in this tab. */
export function pageLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!(link instanceof HTMLAnchorElement) || !opensInThisTab(link)) return undefined
  return isPageAddress(link) ? link : undefined
}

/** False for links that open a tab, download a file, or have `rel="external"`. */
function opensInThisTab(link: HTMLAnchorElement): boolean {
  const isThisTab = !link.target || link.target === '_self'
  return (
    link.hasAttribute('href') &&
    isThisTab &&
    !link.hasAttribute('download') &&
    link.rel !== 'external'
  )
}

/**
 * False for files (a path with a dot), for reserved paths (readings, reserved slugs), and for the
 * thanks of a form, which have no data of their own.
 */
export function isPageAddress({ origin, pathname }: Pick<URL, 'origin' | 'pathname'>): boolean {
  if (origin !== location.origin || pathname.includes('.')) return false
  return !/^\/(?:(?:media|assets|builds|graphql|preview)(?:\/|$)|enquiries\/)/.test(pathname)
}
