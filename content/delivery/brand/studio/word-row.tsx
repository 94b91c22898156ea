'use client'

import { useId } from 'react'
import { Choice } from '../../../studio/choice.tsx'
import type { ListedWord } from '../word-list.ts'

type Props = {
  /** The path of the word in the form, which leads to this row from the live preview. */
  name: string
  word: ListedWord
  /** The owner's text; empty for a word that is taken away, undefined for the one of the language. */
  own: string | undefined
  isDisabled: boolean
  onChange: (text: string | undefined) => void
}

/** From this length on a text gets a field of several lines. */
const LONG = 60

/** A word with the owner's own text. Whatever stays empty is the text of the language. */
export function WordRow({ name, word, own, isDisabled, onChange }: Props) {
  const { text, about, mayBeEmpty } = word
  const id = useId()
  const isAway = own === '' && mayBeEmpty
  const isLong = text.length > LONG || text.includes('\n')
  const Control = isLong ? 'textarea' : 'input'
  return (
    <div className="word-row">
      <label htmlFor={id}>
        {about || text}
        {about && own !== undefined && <small dir="auto">{text}</small>}
      </label>
      <Control
        id={id}
        name={name}
        dir="auto"
        {...(isLong ? { rows: 3 } : { type: 'text' })}
        value={own ?? ''}
        placeholder={isAway ? 'Taken away' : text}
        disabled={isDisabled || isAway}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      />
      {mayBeEmpty && (
        <Choice disabled={isDisabled} onClick={() => onChange(isAway ? undefined : '')}>
          {isAway ? 'Bring back' : 'Take away'}
        </Choice>
      )}
    </div>
  )
}
