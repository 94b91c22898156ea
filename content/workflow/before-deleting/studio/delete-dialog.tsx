'use client'

import { Button } from '@payloadcms/ui'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import './delete-dialog.css'

type Action = {
  label: string
  /** The label while it is done. */
  busy?: string
  isReady: boolean
  /** Whether nothing is deleted: then the button warns of nothing. */
  isSafe?: boolean
  run: () => Promise<string | undefined>
}

type Props = {
  heading: string
  children: ReactNode
  /** The action of the button at the end; without it, the dialog can only be closed. */
  action: Action | undefined
  /** The drawer that it belongs to: a drawer keeps the focus inside itself. */
  drawer?: string | undefined
  onClose: () => void
}

/** A dialog that asks before records are deleted, or many are changed. The action resolves with a sentence if it was refused. */
export function DeleteDialog({ heading, children, action, drawer, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  useEffect(() => dialog.current?.showModal(), [])

  async function run() {
    setIsBusy(true)
    setRefusal((await action?.run()) ?? '')
    setIsBusy(false)
  }

  /** A drawer receives the Escape key of dialogs inside it, and closes. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (!isBusy) dialog.current?.close()
  }

  return createPortal(
    <dialog
      ref={dialog}
      className="before-deleting"
      aria-labelledby={id}
      onClose={onClose}
      onCancel={(event) => isBusy && event.preventDefault()}
      onKeyDown={onKeyDown}
    >
      <h2 id={id}>{heading}</h2>
      <div className="before-deleting__body">{children}</div>
      {refusal && <p role="alert">{refusal}</p>}
      <footer>
        <Button
          buttonStyle="secondary"
          margin={false}
          disabled={isBusy}
          onClick={() => dialog.current?.close()}
        >
          {action ? 'Cancel' : 'Close'}
        </Button>
        {action && (
          <Button
            className={action.isSafe ? '' : 'before-deleting__go'}
            margin={false}
            disabled={isBusy || !action.isReady}
            onClick={() => void run()}
          >
            {isBusy ? (action.busy ?? 'Moving …') : action.label}
          </Button>
        )}
      </footer>
    </dialog>,
    (drawer && document.getElementById(drawer)) || document.body,
  )
}
