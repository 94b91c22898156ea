/** The link to a page of this site, in this tab, that something is part of. */
export function pageLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!(link instanceof HTMLAnchorElement) || !staysHere(link)) return undefined
  return isPageAddress(link) ? link : undefined
}

/** False for links that open a tab, download something, or are marked as leading elsewhere. */
export function staysHere(link: HTMLAnchorElement): boolean {
  const isHere = !link.target || link.target === '_self'
  return (
    link.hasAttribute('href') && isHere && !link.hasAttribute('download') && link.rel !== 'external'
  )
}

/** Anything with a dot is a file, and media and assets are no pages (readings, reserved slugs). */
export function isPageAddress({ origin, pathname }: Pick<URL, 'origin' | 'pathname'>): boolean {
  if (origin !== location.origin || pathname.includes('.')) return false
  return !/^\/(?:media|assets|builds|graphql|preview)(?:\/|$)/.test(pathname)
}
