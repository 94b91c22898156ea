import { closeLightbox } from '../../browser/store/actions.ts'
import type { Lightbox } from '../../browser/store/lightbox.ts'
import type { SiteStore } from '../../browser/store/store.ts'
import type { Travels } from '../part.ts'
import { find } from './find.ts'
import { attachGestures } from './gestures.ts'
import { attachKeys } from './keys.ts'
import { createLabels } from './labels.ts'
import s from './lightbox.module.css'
import { focusAfter, linkAt } from './page-media.ts'
import { createPaging } from './paging.ts'
import { createSlides } from './slides.ts'
import { createZoom } from './zoom.ts'

/**
 * Returns a function that shows a lightbox state in the dialog, or closes it. The picture moves
 * between its place on the page and the dialog, unless the page is being replaced.
 */
export function createViewer(dialog: HTMLDialogElement, store: SiteStore, travels: Travels) {
  const stage = find(dialog, `.${s.stage}`)
  const track = find(stage, `.${s.track}`)
  const paging = createPaging(store)
  const zoom = createZoom(stage)
  const label = createLabels(dialog, paging)
  const slides = createSlides(track, find(dialog, 'template'))
  let wanted = store.getState().lightbox
  /** The state in the dialog; undefined while that is closed. */
  let shown: Lightbox | undefined
  let open = new AbortController()

  const begin = () => {
    open = new AbortController()
    attachGestures({ stage, track, paging, zoom }, open.signal)
    attachKeys(dialog, paging, zoom, open.signal)
    openDialog(dialog)
  }
  const end = (number: number | undefined) => {
    shown = undefined
    open.abort()
    slides.deactivate()
    closeDialog(dialog, number)
    fadeOut(dialog).then(() => shown || slides.empty())
  }
  /** A picture that travels calls this a frame later, with what is wanted by then. */
  const update = () => {
    const before = shown
    if (!wanted.isOpen) return before && end(itemOf(before)?.number)
    // Another picture starts without zoom.
    if (before?.media !== wanted.media || before.index !== wanted.index) zoom.reset()
    label(wanted)
    slides.show(wanted)
    shown = wanted
    if (!before) begin()
  }
  const slide = () => stage.querySelector('[data-current] [data-zooms]')
  // A browser may close the dialog without the store. The event comes late: by then, another picture
  // may be about to open.
  dialog.addEventListener('close', () => shown && !dialog.open && closeLightbox(store))
  // Escape: the picture goes back before the dialog closes.
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    closeLightbox(store)
  })

  return (lightbox: Lightbox, isLeaving: boolean) => {
    wanted = lightbox
    const opens = lightbox.isOpen && !shown
    const closes = !lightbox.isOpen && shown && dialog.open
    if (isLeaving || !travels.now || !(opens || closes)) return update()
    const link = pictureLink(shown ?? lightbox)
    if (opens) travels.now.turn('lightbox', link, update, slide)
    else travels.now.turn('lightbox-back', link && slide(), update, () => link)
  }
}

function itemOf({ media, index }: Lightbox) {
  return media[index]
}

/** Where the page shows the picture; a film does not travel. */
function pictureLink(lightbox: Lightbox) {
  const item = itemOf(lightbox)
  return item?.film ? undefined : linkAt(item?.number)
}

/** Opens the dialog and locks the scroll position of the page. */
function openDialog(dialog: HTMLDialogElement): void {
  const { dataset, clientWidth } = document.documentElement
  // Keep the space of the scroll bar free, so that the page behind does not shift.
  dataset.lightbox = innerWidth > clientWidth ? 'beside-bar' : ''
  dialog.showModal()
}

/**
 * Closes the dialog. The browser returns the focus to the link that opened it; if the address
 * opened it, the link of the picture or a neighbour gets the focus.
 */
function closeDialog(dialog: HTMLDialogElement, number: number | undefined): void {
  delete document.documentElement.dataset.lightbox
  dialog.close()
  if (number && hasLostFocus(dialog)) focusAfter(number)?.focus()
}

/** Resolves once the dialog has faded out. */
async function fadeOut(dialog: HTMLElement): Promise<void> {
  await Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished))
}

/**
 * True if nothing was focused before: the browser then leaves the focus in the dialog until the
 * next frame.
 */
function hasLostFocus(dialog: HTMLElement) {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || dialog.contains(activeElement)
}
