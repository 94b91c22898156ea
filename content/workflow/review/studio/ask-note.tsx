'use client'

import { useId, useState } from 'react'

type Props = {
  label: string
  action: string
  isNeeded?: boolean
  onSend: (note: string) => Promise<void>
  onLeave: () => void
}

/**
 * Asks for a note. It is no form element: it is inside the form of the record, which it must not
 * save.
 */
export function AskNote({ label, action, isNeeded = false, onSend, onLeave }: Props) {
  const field = useId()
  const [note, setNote] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const send = async () => {
    setIsBusy(true)
    // Errors are shown by the sender; the note stays.
    await onSend(note).catch(() => setIsBusy(false))
  }
  return (
    <div className="ask-note">
      <label htmlFor={field}>{label}</label>
      <textarea
        id={field}
        rows={2}
        maxLength={1000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        onKeyDown={(event) => event.stopPropagation()}
      />
      <span className="review-line__actions">
        <button
          type="button"
          disabled={isBusy || (isNeeded && note.trim() === '')}
          onClick={() => void send()}
        >
          {action}
        </button>
        <button type="button" onClick={onLeave}>
          Cancel
        </button>
      </span>
    </div>
  )
}
