import { reloadForChunk } from '@belvedere/ui/load-chunk.ts'
import { isPlainClick } from '@belvedere/ui/plain-click.ts'
import type { Attach } from '../part.ts'
import { fetchWhenSeen } from './fetch-when-seen.ts'
import { loadAhead } from './load-ahead.ts'

type Viewer = ReturnType<typeof import('./lightbox.ts').start>

/**
 * Fetches the lightbox when a picture that opens is in view, or an address names one. Where
 * it does not arrive the page is loaded anew once, and then a link to a picture leads to its file.
 */
export const attach: Attach = ({ store, register }) => {
  let viewer: Viewer | undefined
  let place: string | undefined
  let isGivenUp = false
  let shown = new AbortController()
  const isHere = () => place === placeNow()
  const fetch = () => import('./lightbox.ts')
  const load = async () => {
    const { start } = await fetch()
    viewer ??= start(store, isHere)
    return viewer
  }
  const fail = (error: unknown) => {
    if (!reloadForChunk()) console.error('The lightbox did not load:', error)
  }
  /** From now on such a link is the browser's, and this one is followed. */
  const giveUp = (link: HTMLAnchorElement) => {
    isGivenUp = true
    link.click()
  }
  const heed = () => {
    if (!isHere()) return
    if (viewer) viewer.heed()
    else if (location.hash.startsWith('#media-')) load().then(heed, fail)
  }
  const near = (event: Event) => {
    if (!viewer && openerAt(event)) load().catch(() => undefined)
  }
  const press = (event: MouseEvent) => {
    const link = openerAt(event)
    if (!link || isGivenUp || event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    if (!viewer) loadAhead(link)
    // Not every browser gives a link the focus that is pressed, and it comes back there.
    link.focus({ preventScroll: true })
    load().then(
      ({ open }) => open(link),
      () => link.isConnected && (reloadForChunk() || giveUp(link)),
    )
  }
  // A finger is over what it touches before it is down.
  document.addEventListener('pointerover', near)
  document.addEventListener('focusin', near)
  document.addEventListener('click', press)
  window.addEventListener('popstate', heed)
  store.subscribe(({ lightbox }) => {
    if (lightbox.isOpen && !viewer) load().catch(fail)
  })
  register({
    enter: () => {
      place = placeNow()
      heed()
      shown = new AbortController()
      fetchWhenSeen(() => fetch().catch(() => undefined), shown.signal)
    },
    leave: () => {
      place = undefined
      shown.abort()
      viewer?.leave()
    },
  })
}

function placeNow() {
  return location.pathname + location.search
}

function openerAt({ target }: Event) {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-opens]') : null
}
