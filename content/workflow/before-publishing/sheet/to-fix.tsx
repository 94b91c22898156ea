import { useEffect, useId, useRef } from 'react'
import { errorSentence } from '../../../payload/error-sentences/validation-sentences.ts'
import type { Warning } from '../warnings/warning.ts'
import { refusalsWords } from './summary-words.ts'

type Props = { refusals: Warning[]; onOpen: (path: string) => void }

/** What the service would refuse a publish for, each with the way to its field. */
export function ToFix({ refusals, onOpen }: Props) {
  const heading = useId()
  const list = useRef<HTMLElement>(null)
  const isShown = refusals.length > 0
  // The button that had the focus is gone.
  useEffect(() => {
    if (isShown) list.current?.querySelector('button')?.focus()
  }, [isShown])
  if (!isShown) return null
  return (
    <section className="before-publishing__to-fix" aria-labelledby={heading} ref={list}>
      <h3 id={heading}>{refusalsWords(refusals.length)}</h3>
      <ul>
        {refusals.map(({ path, place, sentence }) => (
          <li key={`${path} ${sentence}`}>
            {path === null ? (
              <p>{sentence}</p>
            ) : (
              <button type="button" onClick={() => onOpen(path)}>
                {errorSentence(place, sentence)}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
