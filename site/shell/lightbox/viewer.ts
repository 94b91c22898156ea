import { closeLightbox } from '../../browser/store/actions.ts'
import { closedLightbox, type Lightbox } from '../../browser/store/lightbox.ts'
import type { SiteStore } from '../../browser/store/store.ts'
import { closeDialog, hasFaded, openDialog } from './dialog.ts'
import { find } from './find.ts'
import { heedHands } from './hands.ts'
import { heedKeys } from './keys.ts'
import { createLabels } from './labels.ts'
import s from './lightbox.module.css'
import { createSlides } from './slides.ts'
import { createTurning } from './turning.ts'
import { createZoom } from './zoom.ts'

/** Shows a list in the dialog, at one of its items, or closes it. */
export function createViewer(dialog: HTMLDialogElement, store: SiteStore) {
  const stage = find(dialog, `.${s.stage}`)
  const track = find(stage, `.${s.track}`)
  const turning = createTurning(store)
  const zoom = createZoom(stage)
  const label = createLabels(dialog, turning)
  const slides = createSlides(track, find(dialog, 'template'))
  let shown = closedLightbox
  let open = new AbortController()

  const begin = () => {
    open = new AbortController()
    heedHands({ stage, track, turning, zoom }, open.signal)
    heedKeys(dialog, turning, zoom, open.signal)
    openDialog(dialog)
  }
  const end = (number: number | undefined) => {
    open.abort()
    slides.rest()
    closeDialog(dialog, number)
    hasFaded(dialog).then(() => shown.isOpen || slides.empty())
  }
  // Escape has closed it by itself.
  dialog.addEventListener('close', () => dialog.open || closeLightbox(store))

  return (lightbox: Lightbox) => {
    const before = shown
    shown = lightbox
    if (!lightbox.isOpen) return before.isOpen ? end(numberOf(before)) : undefined
    // Another picture is shown whole at first.
    if (before.media !== lightbox.media || before.index !== lightbox.index) zoom.reset()
    label(lightbox)
    slides.show(lightbox)
    if (!before.isOpen) begin()
  }
}

function numberOf({ media, index }: Lightbox) {
  return media[index]?.number
}
