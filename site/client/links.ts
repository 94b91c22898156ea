import { isCalm } from '@belvedere/motion/calm.ts'
import { isPlainClick } from '@belvedere/ui/plain-click.ts'
import type { createBrowserRouter } from 'react-router'
import { glideFromHere } from '../app/glide.tsx'
import { pageLink } from './page-link.ts'

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
    void router.navigate(to, { replace: isHere, viewTransition: isCalm() && isOtherPath(to) })
  })
}

/** Where no sheet passes over the page, one fades into the other. */
function isOtherPath(to: string) {
  return new URL(to, location.origin).pathname !== location.pathname
}

/** Whether the next page is this one, at a place of its own. */
function isOnThisPage(to: string) {
  return to.startsWith(`${location.pathname}${location.search}#`)
}

/** The path a click leads to, unless the browser knows better what to do with it. */
function internalAddress(event: MouseEvent, { state }: Router): string | undefined {
  const link = pageLink(event.target)
  if (!link || (isSameAddress(link) && !state.errors)) return undefined
  if (event.defaultPrevented || !isPlainClick(event)) return undefined
  return link.pathname + link.search + link.hash
}

/** "Try again": the router can, where it was the one that failed; else the browser loads anew. */
function isSameAddress(link: HTMLAnchorElement) {
  return link.getAttribute('href') === ''
}
