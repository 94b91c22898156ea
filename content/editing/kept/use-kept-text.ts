'use client'

import { asString } from '@belvedere/kit/json.ts'
import { useAuth } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { KeptForm, placeOf } from './kept-form.ts'
import { lookForPages } from './open-pages.ts'
import { useFullWords } from './use-full-words.ts'

type KeptText = {
  text: string
  write: (text: string) => void
  /** A sentence if the browser has no room for it; empty otherwise. */
  also: string
}

/**
 * A text that is kept from its first letter until it is emptied, and is there again the next time that
 * its place is shown: nobody else changes it, so there is nothing to ask.
 */
export function useKeptText(path: string): KeptText {
  const { user } = useAuth()
  const [kept] = useState(() => new KeptForm(placeOf(user?.id ?? '', path)))
  const [text, setText] = useState('')
  const newest = useRef('')
  const write = useCallback(
    (value: string) => {
      newest.current = value
      setText(value)
      if (value) kept.keep({ text: value }, {})
      else kept.saved()
    },
    [kept],
  )
  useEffect(() => {
    const take = () => {
      const earlier = newest.current ? undefined : kept.find()
      if (!earlier) return
      write(asString(earlier.mine.text))
      earlier.drop()
    }
    void lookForPages().then(take, take)
    return () => {
      if (newest.current) kept.leave({ text: newest.current }, {})
    }
  }, [kept, write])
  return { text, write, also: useFullWords(kept) }
}
