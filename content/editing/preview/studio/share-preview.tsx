'use client'

import { LinkIcon } from '@payloadcms/ui/icons/Link'
import { useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { ShareDialog } from './share-dialog.tsx'

/** The button that opens the dialog with the preview links of a record. */
export function SharePreview({ record }: { record: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => {
    setIsOpen(false)
    button.current?.focus()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className="preview-controls__button"
        title="Share a preview"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <LinkIcon />
        <span>Share a preview</span>
      </button>
      {/* Rendered outside the form of the record: typing here must not save it. */}
      {isOpen && createPortal(<ShareDialog record={record} onClose={close} />, document.body)}
    </>
  )
}
