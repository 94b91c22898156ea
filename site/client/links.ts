import { isPlainClick } from '@belvedere/ui/plain-click.ts'
import type { createBrowserRouter } from 'react-router'
import { glideFromHere } from '../app/glide.tsx'

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'navigate' | 'state'>

/**
 * Turns plain clicks on links of this site into navigations, inside static HTML too. Anchors of the
 * page itself are among them: the router remembers a scroll position for each history entry. A link
 * to the very address that is shown replaces the entry, as browsers do.
 */
export function followLinks(router: Router): void {
  document.addEventListener('click', (event) => {
    const to = internalAddress(event, router)
    if (to === undefined) return
    event.preventDefault()
    const isHere = to === location.pathname + location.search + location.hash
    if (isOnThisPage(to)) glideFromHere()
    void router.navigate(to, { replace: isHere })
  })
}

/** Whether the next page is this one, at a place of its own. */
function isOnThisPage(to: string) {
  return to.startsWith(`${location.pathname}${location.search}#`)
}

/** The path a click leads to, unless the browser knows better what to do with it. */
function internalAddress(event: MouseEvent, { state }: Router): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!(link instanceof HTMLAnchorElement) || !isPlainLink(link)) return undefined
  if (isSameAddress(link) && !state.errors) return undefined
  if (event.defaultPrevented || !isPlainClick(event)) return undefined
  const { origin, pathname, search, hash } = link
  return origin === location.origin && !isFile(pathname) ? pathname + search + hash : undefined
}

function isPlainLink(link: HTMLAnchorElement) {
  const isHere = !link.target || link.target === '_self'
  return (
    link.hasAttribute('href') && isHere && !link.hasAttribute('download') && link.rel !== 'external'
  )
}

/** "Try again": the router can, where it was the one that failed; else the browser loads anew. */
function isSameAddress(link: HTMLAnchorElement) {
  return link.getAttribute('href') === ''
}

/** Anything with a dot is a file, and media and assets are no pages (readings, reserved slugs). */
function isFile(pathname: string) {
  return (
    pathname.includes('.') || /^\/(?:media|assets|builds|graphql|preview)(?:\/|$)/.test(pathname)
  )
}
