'use client'

import { useId, useState } from 'react'
import { sentenceOf } from './request.ts'

type Props = {
  label: string
  action: string
  /** Keeps what is written when the panel is closed before it is sent. */
  unsent: Map<string, string>
  place: string
  onSend: (text: string) => Promise<void>
  /** The longest text, in characters. */
  longest?: number
}

/** A field for a comment; it is emptied only when the comment has arrived. */
export function Write({ label, action, unsent, place, onSend, longest = 2000 }: Props) {
  const field = useId()
  const [text, setText] = useState(unsent.get(place) ?? '')
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const write = (value: string) => {
    unsent.set(place, value)
    setText(value)
  }
  const send = async () => {
    setIsBusy(true)
    try {
      await onSend(text)
      write('')
      setProblem('')
    } catch (error) {
      setProblem(sentenceOf(error))
    }
    setIsBusy(false)
  }
  return (
    <div className="comment-write">
      <label htmlFor={field}>{label}</label>
      <textarea
        id={field}
        rows={2}
        maxLength={longest}
        value={text}
        readOnly={isBusy}
        onChange={(event) => write(event.target.value)}
      />
      {problem && <p role="alert">{problem}</p>}
      {text.trim() !== '' && (
        <button
          type="button"
          className="comment-write__send"
          disabled={isBusy}
          onClick={() => void send()}
        >
          {action}
        </button>
      )}
    </div>
  )
}
