import { closeLightbox } from '../../browser/store/actions.ts'
import { closedLightbox, type Lightbox } from '../../browser/store/lightbox.ts'
import type { SiteStore } from '../../browser/store/store.ts'
import { closeDialog, fadeOut, openDialog } from './dialog.ts'
import { find } from './find.ts'
import { attachGestures } from './gestures.ts'
import { attachKeys } from './keys.ts'
import { createLabels } from './labels.ts'
import s from './lightbox.module.css'
import { createPaging } from './paging.ts'
import { createSlides } from './slides.ts'
import { createZoom } from './zoom.ts'

/** Returns a function that shows a lightbox state in the dialog, or closes it. */
export function createViewer(dialog: HTMLDialogElement, store: SiteStore) {
  const stage = find(dialog, `.${s.stage}`)
  const track = find(stage, `.${s.track}`)
  const paging = createPaging(store)
  const zoom = createZoom(stage)
  const label = createLabels(dialog, paging)
  const slides = createSlides(track, find(dialog, 'template'))
  let shown = closedLightbox
  let open = new AbortController()

  const begin = () => {
    open = new AbortController()
    attachGestures({ stage, track, paging, zoom }, open.signal)
    attachKeys(dialog, paging, zoom, open.signal)
    openDialog(dialog)
  }
  const end = (number: number | undefined) => {
    open.abort()
    slides.deactivate()
    closeDialog(dialog, number)
    fadeOut(dialog).then(() => shown.isOpen || slides.empty())
  }
  // Escape closes the dialog without the store.
  dialog.addEventListener('close', () => dialog.open || closeLightbox(store))

  return (lightbox: Lightbox) => {
    const before = shown
    shown = lightbox
    if (!lightbox.isOpen) return before.isOpen ? end(numberOf(before)) : undefined
    // Another picture starts without zoom.
    if (before.media !== lightbox.media || before.index !== lightbox.index) zoom.reset()
    label(lightbox)
    slides.show(lightbox)
    if (!before.isOpen) begin()
  }
}

function numberOf({ media, index }: Lightbox) {
  return media[index]?.number
}
