import { reloadForChunk } from '@belvedere/ui/load-chunk.ts'
import { isPlainClick } from '@belvedere/ui/plain-click.ts'
import type { Attach } from '../part.ts'
import { fetchWhenInView } from './fetch-when-in-view.ts'
import { pictureSizes } from './picture-sizes.ts'

type Viewer = ReturnType<typeof import('./lightbox.ts').start>

/**
 * Loads the lightbox when a picture that opens is in view, or when the address names one. If its
 * script fails to load the page reloads once; after that the links open the files.
 */
export const attach: Attach = ({ store, register, travels }) => {
  let viewer: Viewer | undefined
  let pageAddress: string | undefined
  let hasGivenUp = false
  let shown = new AbortController()
  const isCurrentPage = () => pageAddress === currentAddress()
  const fetch = () => import('./lightbox.ts')
  const load = async () => {
    const { start } = await fetch()
    viewer ??= start(store, isCurrentPage, travels)
    return viewer
  }
  const fail = async (error: unknown) => {
    if (!(await reloadForChunk(shown.signal))) console.error('Lightbox failed to load:', error)
  }
  /** From now on the browser follows these links, and this one at once. */
  const giveUp = (link: HTMLAnchorElement) => {
    hasGivenUp = true
    if (link.isConnected) link.click()
  }
  const onAddressChange = () => {
    if (!isCurrentPage()) return
    if (viewer) viewer.onAddressChange()
    else if (location.hash.startsWith('#media-')) load().then(onAddressChange, fail)
  }
  const onApproach = (event: Event) => {
    if (!viewer && openerOf(event)) load().catch(() => undefined)
  }
  const onClick = (event: MouseEvent) => {
    const link = openerOf(event)
    if (!link || hasGivenUp || event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    if (!viewer) preloadPicture(link)
    // Not every browser focuses a clicked link, and closing returns the focus to it.
    link.focus({ preventScroll: true })
    load().then(
      ({ open }) => open(link),
      async () => {
        if (link.isConnected && !(await reloadForChunk(shown.signal))) giveUp(link)
      },
    )
  }
  // A touch fires `pointerover` before `pointerdown`.
  document.addEventListener('pointerover', onApproach)
  document.addEventListener('focusin', onApproach)
  document.addEventListener('click', onClick)
  window.addEventListener('popstate', onAddressChange)
  store.subscribe(({ lightbox }) => {
    if (lightbox.isOpen && !viewer) load().catch(fail)
  })
  register({
    enter: () => {
      pageAddress = currentAddress()
      onAddressChange()
      shown = new AbortController()
      fetchWhenInView(() => fetch().catch(() => undefined), shown.signal)
    },
    leave: () => {
      pageAddress = undefined
      shown.abort()
      viewer?.leave()
    },
  })
}

function currentAddress() {
  return location.pathname + location.search
}

function openerOf({ target }: Event) {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-opens]') : null
}

/**
 * Loads the large file of a clicked picture while the script that shows it is still loading. Videos
 * are not preloaded.
 */
function preloadPicture(link: HTMLAnchorElement): void {
  const thumbnail = link.querySelector('img')
  if (!thumbnail) return
  // The attributes: the properties are the size on the screen.
  const lengthOf = (side: string) => Number(thumbnail.getAttribute(side))
  const image = new Image()
  image.fetchPriority = 'high'
  image.sizes = pictureSizes(lengthOf('width') / lengthOf('height') || 1)
  image.srcset = thumbnail.srcset
  image.src = thumbnail.src
  // A decoded picture can be drawn at once.
  image.decode().catch(() => undefined)
}
