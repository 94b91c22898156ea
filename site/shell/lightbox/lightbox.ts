import { closeLightbox, openLightbox } from '../../browser/store/actions.ts'
import type { SiteStore } from '../../browser/store/store.ts'
import { find } from './find.ts'
import { mediaAt, numberOf } from './page-media.ts'
import { adoptLightboxStyles } from './styles.ts'
import { createTelling } from './telling.ts'
import { createViewer } from './viewer.ts'

/**
 * Shows what the store holds in the dialog that stands in the document, and tells the address. It is
 * told itself whether the page that is shown is the one that the address means.
 */
export function start(store: SiteStore, isHere: () => boolean) {
  adoptLightboxStyles()
  const show = createViewer(find<HTMLDialogElement>(document, '#lightbox'), store)
  const isOpen = () => store.getState().lightbox.isOpen
  const openAt = (number: number) => {
    const found = mediaAt(number)
    if (found) openLightbox(store, found.media, found.index)
    return found !== undefined
  }
  const telling = createTelling({
    /** What others have opened may have no number, and no address then. */
    shown: () => {
      const { media, index } = store.getState().lightbox
      return media[index]?.number
    },
    open: openAt,
    close: () => closeLightbox(store),
  })
  const follow = () => {
    show(store.getState().lightbox)
    if (isHere()) telling.tell()
  }
  store.subscribe((now, before) => now.lightbox !== before.lightbox && follow())
  if (isOpen()) follow()

  return {
    /** Opens what a link of the page leads to, with its set. */
    open: (link: HTMLAnchorElement) => openAt(numberOf(link)),
    /** The address has changed, or the page that it means has come. */
    heed: telling.heed,
    /** The page is about to go, and with it what was opened on it. */
    leave: () => {
      telling.end()
      closeLightbox(store)
    },
  }
}
