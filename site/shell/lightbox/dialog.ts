import { focusAfter } from './page-media.ts'

/** Opens the dialog and locks the scroll position of the page. */
export function openDialog(dialog: HTMLDialogElement): void {
  const { dataset, clientWidth } = document.documentElement
  // Keep the space of the scroll bar free, so that the page behind does not shift.
  dataset.lightbox = innerWidth > clientWidth ? 'beside-bar' : ''
  dialog.showModal()
}

/**
 * Closes the dialog. The browser returns the focus to the link that opened it; if the address
 * opened it, the link of the picture or a neighbour gets the focus.
 */
export function closeDialog(dialog: HTMLDialogElement, number: number | undefined): void {
  delete document.documentElement.dataset.lightbox
  dialog.close()
  if (number && hasLostFocus(dialog)) focusAfter(number)?.focus()
}

/** Resolves once the dialog has faded out. */
export async function fadeOut(dialog: HTMLElement): Promise<void> {
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
