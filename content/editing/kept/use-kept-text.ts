'use client'

import { asString } from '@belvedere/kit/json.ts'
import { useAuth } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { makeKey } from '../once/key.ts'
import { KeptForm, placeOf } from './kept-form.ts'
import { lookForPages } from './open-pages.ts'
import { useFullWords } from './use-full-words.ts'

/** A text, and the key that it was sent with, if it was. */
type Kept = { text: string; key: string }

const NOTHING: Kept = { text: '', key: '' }

type KeptText = {
  text: string
  write: (text: string) => void
  /**
   * Sends it and empties it. Throws as `send` does, and the text stays. The key is the same until the
   * text is changed, so that what is sent again is stored once.
   */
  sendWith: (send: (text: string, key: string) => Promise<void>) => Promise<void>
  /** A sentence if the browser has no room for it; empty otherwise. */
  also: string
}

/**
 * A text that the browser keeps from its first letter until it is emptied, and that its field has again
 * when it is shown next. Only its writer can change it, so the field fills itself without a question.
 */
export function useKeptText(path: string): KeptText {
  const { user } = useAuth()
  const [kept] = useState(() => new KeptForm(placeOf(user?.id ?? '', path)))
  const [text, setText] = useState('')
  const newest = useRef(NOTHING)
  const put = useCallback(
    (mine: Kept) => {
      newest.current = mine
      setText(mine.text)
      if (mine.text) kept.keep(mine, {})
      else kept.saved()
    },
    [kept],
  )
  const write = useCallback((value: string) => put({ text: value, key: '' }), [put])
  const isSending = useRef(false)
  const isLeft = useRef(false)
  const leave = useCallback(() => {
    if (newest.current.text) kept.leave(newest.current, {})
  }, [kept])
  const sendWith = async (send: (text: string, key: string) => Promise<void>) => {
    isSending.current = true
    try {
      const mine = { ...newest.current, key: newest.current.key || makeKey() }
      put(mine)
      await send(mine.text, mine.key)
      put(NOTHING)
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
      const earlier = newest.current.text ? undefined : kept.find()
      if (!earlier) return
      put({ text: asString(earlier.mine.text), key: asString(earlier.mine.key) })
      earlier.drop()
    }
    void lookForPages().then(take, take)
    return () => {
      isLeft.current = true
      // A text on its way is kept for the end of the page, and offered only if sending it fails.
      if (!isSending.current) leave()
    }
  }, [kept, put, leave])
  return { text, write, sendWith, also: useFullWords(kept) }
}
