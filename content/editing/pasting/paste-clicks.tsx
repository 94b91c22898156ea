'use client'

import { toast } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { pasteFor } from './paste-targets.ts'

/**
 * Makes “Paste” in the menus of rows and lists add what was copied. Payload's own overwrites the row
 * or the whole list without a question. Where nothing can be pasted it is left out.
 */
export function PasteClicks({ children }: { children: ReactNode }) {
  useEffect(() => watchPasting(document), [])
  return children
}

/** In the menu of a list it is the last button, beside “Copy all”. */
function isPaste(button: Element, opener: Element): boolean {
  if (!opener.closest('.clipboard-action__popup')) return button.matches('.array-actions__paste')
  const menu = button.closest('.popup__content')
  return menu !== null && [...menu.querySelectorAll('button')].at(-1) === button
}

/** Takes the clicks before Payload does; returns a function that ends this. */
export function watchPasting(root: Document): () => void {
  let opener: Element | undefined
  const note = ({ target }: Event) => {
    const button = target instanceof Element && target.closest('.popup-button')
    if (button) opener = button
  }
  const click = (event: MouseEvent) => {
    note(event)
    const button = event.target instanceof Element && event.target.closest('button')
    if (!button || !opener) return
    const paste = pasteFor(opener)
    if (!paste) return leaveOut(opener)
    if (!isPaste(button, opener)) return
    event.stopPropagation()
    // The menu closes as after a press beside it.
    root.body.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
    const flaw = paste()
    if (flaw !== undefined) toast.error(flaw)
  }
  /** Once the menu is there. */
  const leaveOut = (own: Element) =>
    setTimeout(() => {
      for (const button of root.querySelectorAll<HTMLElement>('.popup__content button'))
        if (isPaste(button, own)) button.style.display = 'none'
    })
  root.addEventListener('keydown', note, true)
  root.addEventListener('click', click, true)
  return () => {
    root.removeEventListener('keydown', note, true)
    root.removeEventListener('click', click, true)
  }
}
