'use client'

import { useId, useState } from 'react'
import { sentenceOf } from '../../studio/request.ts'
import { useKeptText } from './use-kept-text.ts'

type Props = {
  label: string
  action: string
  /** Names what is commented on: what was not sent is there again. */
  place: string
  /** Requests with the same key store it once: what is sent again has the same one. */
  onSend: (text: string, key: string) => Promise<void>
  /** The longest text, in characters. */
  longest?: number
}

/** A field for a comment; it is emptied only once the comment was stored. Another place needs another key. */
export function Write({ label, action, place, onSend, longest = 2000 }: Props) {
  const field = useId()
  const { text, write, sendWith, also } = useKeptText(place)
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const send = async () => {
    setIsBusy(true)
    try {
      await sendWith(onSend)
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
      {(problem || also) && <p role="alert">{problem || also}</p>}
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
