'use client'

import { useEffect, useRef, useState } from 'react'
import { Glass } from './glass.tsx'
import { SearchPanel } from './search-panel.tsx'

/** The field in the studio’s header that opens the search; so do `/` and Ctrl+K. */
export function SearchField() {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      event.preventDefault()
      setIsOpen(true)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])
  const close = () => setIsOpen(false)
  return (
    <>
      <button type="button" className="search-field" onClick={() => setIsOpen(true)}>
        <Glass />
        <span className="search-field__label">Search</span>
        <span className="search-field__key" aria-hidden="true">
          /
        </span>
      </button>
      <dialog ref={dialog} className="search" aria-label="Search" onClose={close}>
        {isOpen && <SearchPanel onClose={close} />}
      </dialog>
    </>
  )
}

/** A slash that is typed into a field is a slash; Ctrl+K in formatted text makes a link. */
function isShortcut({ key, ctrlKey, metaKey, altKey, target, defaultPrevented }: KeyboardEvent) {
  if (defaultPrevented || altKey) return false
  const element = target instanceof HTMLElement ? target : undefined
  if (element?.isContentEditable) return false
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k'
  return key === '/' && !element?.matches('input, textarea, select')
}
