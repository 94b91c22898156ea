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
  /** Sends it and empties it. Throws as `send` does, and the text stays. */
  sendWith: (send: (text: string) => Promise<void>) => Promise<void>
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
  const isSending = useRef(false)
  const isLeft = useRef(false)
  const leave = useCallback(() => {
    if (newest.current) kept.leave({ text: newest.current }, {})
  }, [kept])
  const sendWith = async (send: (text: string) => Promise<void>) => {
    isSending.current = true
    try {
      await send(newest.current)
      write('')
    } catch (error) {
      if (isLeft.current) leave()
      throw error
    } finally {
      isSending.current = false
    }
  }
  useEffect(() => {
    isLeft.current = false
    const take = () => {
      const earlier = newest.current ? undefined : kept.find()
      if (!earlier) return
      write(asString(earlier.mine.text))
      earlier.drop()
    }
    void lookForPages().then(take, take)
    return () => {
      isLeft.current = true
      // A text on its way is kept for the end of the page, and offered only if sending it fails.
      if (!isSending.current) leave()
    }
  }, [kept, write, leave])
  return { text, write, sendWith, also: useFullWords(kept) }
}
