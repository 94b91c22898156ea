import { closeLightbox, openLightbox } from '../../browser/store/actions.ts'
import type { SiteStore } from '../../browser/store/store.ts'
import type { Travels } from '../part.ts'
import { createAddressSync } from './address-sync.ts'
import { find } from './find.ts'
import { mediaAt, numberOf } from './page-media.ts'
import { adoptLightboxStyles } from './styles.ts'
import { createViewer } from './viewer.ts'

/**
 * Shows the lightbox state of the store in the dialog of the document, and keeps the address in
 * step. `isCurrentPage` says whether the address belongs to the page that is shown.
 */
export function start(store: SiteStore, isCurrentPage: () => boolean, travels: Travels) {
  adoptLightboxStyles()
  const show = createViewer(find<HTMLDialogElement>(document, '#lightbox'), store, travels)
  const isOpen = () => store.getState().lightbox.isOpen
  let isLeaving = false
  const openAt = (number: number) => {
    const found = mediaAt(number)
    if (found) openLightbox(store, found.media, found.index)
    return found !== undefined
  }
  const addressSync = createAddressSync({
    /** Media opened by blocks may have no number, and then they have no address. */
    currentNumber: () => {
      const { media, index } = store.getState().lightbox
      return media[index]?.number
    },
    open: openAt,
    close: () => closeLightbox(store),
  })
  const update = () => {
    show(store.getState().lightbox, isLeaving)
    if (isCurrentPage()) addressSync.updateAddress()
  }
  store.subscribe((now, before) => now.lightbox !== before.lightbox && update())
  if (isOpen()) update()

  return {
    /** Opens the media of a link, together with its set. */
    open: (link: HTMLAnchorElement) => openAt(numberOf(link)),
    /** To be called when the address has changed, or its page has been shown. */
    onAddressChange: addressSync.onAddressChange,
    /** Closes the lightbox before its page is replaced. */
    leave: () => {
      addressSync.stop()
      isLeaving = true
      closeLightbox(store)
      isLeaving = false
    },
  }
}
