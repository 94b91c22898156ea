/** The link to a page of this site, in this tab, that something is part of. */
export function pageLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!(link instanceof HTMLAnchorElement) || !isPlain(link)) return undefined
  return link.origin === location.origin && !isFile(link.pathname) ? link : undefined
}

function isPlain(link: HTMLAnchorElement) {
  const isHere = !link.target || link.target === '_self'
  return (
    link.hasAttribute('href') && isHere && !link.hasAttribute('download') && link.rel !== 'external'
  )
}

/** Anything with a dot is a file, and media and assets are no pages (readings, reserved slugs). */
function isFile(pathname: string) {
  return (
    pathname.includes('.') || /^\/(?:media|assets|builds|graphql|preview)(?:\/|$)/.test(pathname)
  )
}
