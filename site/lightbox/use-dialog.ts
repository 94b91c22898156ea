import { type RefObject, useEffect, useRef } from 'react'
import type { Lightbox } from '../browser/store/lightbox.ts'
import { focusAfter } from './page-media.ts'

/**
 * Opens the dialog over the page, which holds still behind it, and closes it. The browser gives the
 * focus back to the link it came from; who came by an address gets the link of the picture, or what is next to it.
 */
export function useDialog(ref: RefObject<HTMLDialogElement | null>, lightbox: Lightbox): void {
  const { isOpen, media, index } = lightbox
  const last = useRef(0)
  const number = media[index]?.number
  if (number) last.current = number
  useEffect(() => {
    const dialog = ref.current
    if (!isOpen || !dialog) return
    const { dataset, clientWidth } = document.documentElement
    // The place of its scroll bar stays free, so that nothing behind moves aside.
    dataset.lightbox = innerWidth > clientWidth ? 'beside-bar' : ''
    dialog.showModal()
    return () => {
      delete dataset.lightbox
      dialog.close()
      if (isLost(dialog)) focusAfter(last.current)?.focus()
    }
  }, [isOpen, ref])
}

/** Nobody had the focus before: the browser leaves it where it was until it draws the page. */
function isLost(dialog: HTMLElement) {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || dialog.contains(activeElement)
}
