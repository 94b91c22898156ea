'use client'

import { XIcon } from '@payloadcms/ui/icons/X'
import { type ReactNode, useId } from 'react'
import { createPortal } from 'react-dom'

/** As the ref of a dialog: it is modal as long as it is there. */
export const showModal = (dialog: HTMLDialogElement | null) => dialog?.showModal()

type Props = {
  title: string
  children: ReactNode
  onClose: () => void
  canClose?: boolean
  /** A click beside it closes it. */
  closesBeside?: boolean
  className?: string
}

/**
 * A window over the page. It is outside the form of the page, but React passes its events on to that:
 * typing or sending something here must not save or publish the record.
 */
export function Dialog({ title, children, onClose, canClose = true, ...own }: Props) {
  const { closesBeside = false, className = 'signing-in-dialog' } = own
  const heading = useId()
  return createPortal(
    <dialog
      ref={showModal}
      className={`studio-dialog ${className}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        if (!canClose) event.preventDefault()
      }}
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        if (closesBeside && target === currentTarget) onClose()
      }}
      onChange={(event) => event.stopPropagation()}
      onSubmit={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        event.stopPropagation()
        // Browsers close a dialog at the second Escape although the first was refused.
        if (!canClose && event.key === 'Escape') event.preventDefault()
      }}
    >
      <div className="studio-dialog__sheet">
        <header className="dialog-head">
          <h2 id={heading}>{title}</h2>
          {canClose && (
            <button type="button" aria-label="Close" onClick={onClose}>
              <XIcon />
            </button>
          )}
        </header>
        {children}
      </div>
    </dialog>,
    document.body,
  )
}
