import { focusAfter } from './page-media.ts'

/** Opens the dialog over the page, which holds still behind it. */
export function openDialog(dialog: HTMLDialogElement): void {
  const { dataset, clientWidth } = document.documentElement
  // The place of its scroll bar stays free, so that nothing behind moves aside.
  dataset.lightbox = innerWidth > clientWidth ? 'beside-bar' : ''
  dialog.showModal()
}

/**
 * Closes it. The browser gives the focus back to the link it came from; who came by an address gets
 * the link of the picture, or what is next to it.
 */
export function closeDialog(dialog: HTMLDialogElement, number: number | undefined): void {
  delete document.documentElement.dataset.lightbox
  dialog.close()
  if (number && isLost(dialog)) focusAfter(number)?.focus()
}

/** Resolves once what was shown has faded. */
export async function hasFaded(dialog: HTMLElement): Promise<void> {
  await Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished))
}

/** Nobody had the focus before: the browser leaves it where it was until it draws the page. */
function isLost(dialog: HTMLElement) {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || dialog.contains(activeElement)
}
