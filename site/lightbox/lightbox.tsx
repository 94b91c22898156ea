import { useRef } from 'react'
import { closeLightbox, openLightbox } from '../browser/store/actions.ts'
import { useSite, useSiteStore } from '../browser/store/context.tsx'
import type { SiteState, SiteStore } from '../browser/store/store.ts'
import s from './lightbox.module.css'
import { mediaAt, numberOf } from './page-media.ts'
import './styles.ts'
import { useAddress } from './use-address.ts'
import { useDialog } from './use-dialog.ts'
import { useFading } from './use-fading.ts'
import { Viewer } from './viewer.tsx'
import { words } from './words.ts'

/** Opens what a link of the page leads to, with its set. The focus comes back to the link. */
export function open(store: SiteStore, link: HTMLAnchorElement): void {
  const found = mediaAt(numberOf(link))
  // Not every browser gives a link the focus that is pressed.
  link.focus({ preventScroll: true })
  if (found) openLightbox(store, found.media, found.index)
}

/** Pictures and films over the whole screen: a view of what the store holds. */
export function Lightbox() {
  const store = useSiteStore()
  const lightbox = useSite(lightboxOf)
  const dialog = useRef<HTMLDialogElement>(null)
  useAddress(store)
  useDialog(dialog, lightbox)
  const shown = useFading(dialog, lightbox)
  const { media, index } = shown
  return (
    <dialog
      ref={dialog}
      className={s.lightbox}
      data-tone="dark"
      data-calm=""
      aria-label={words.place(index + 1, media.length)}
      onClose={() => closeLightbox(store)}
    >
      {shown.isOpen && <Viewer {...shown} store={store} isLive={lightbox.isOpen} />}
    </dialog>
  )
}

const lightboxOf = ({ lightbox }: SiteState) => lightbox
