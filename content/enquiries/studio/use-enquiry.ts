'use client'

import { useCallback, useRef, useState } from 'react'
import { sentenceOf } from '../../studio/request.ts'
import type { ShownEnquiry } from '../shown.ts'
import {
  answerEnquiry,
  type Change,
  changeEnquiry,
  type KeyedAnswer,
  readEnquiry,
  sendNote,
} from './requests.ts'

export type EnquiryWork = {
  enquiry: ShownEnquiry
  isBusy: boolean
  /** What went wrong last. */
  problem: string
  change: (change: Change) => Promise<void>
  /** Throws the sentence to show. */
  note: (text: string) => Promise<void>
  /** Answers by mail; throws the sentence to show. */
  answer: (text: string) => Promise<void>
  reload: () => Promise<void>
}

/** An enquiry, and what the buttons of its page do with it. */
export function useEnquiry(first: ShownEnquiry): EnquiryWork {
  const [enquiry, setEnquiry] = useState(first)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const { id } = first
  const reload = useCallback(async () => setEnquiry(await readEnquiry(id)), [id])
  const change = useCallback(
    async (change: Change) => {
      setIsBusy(true)
      try {
        await changeEnquiry(id, change)
        await reload()
        setProblem('')
      } catch (error) {
        setProblem(sentenceOf(error))
      }
      setIsBusy(false)
    },
    [id, reload],
  )
  const note = useCallback(async (text: string) => setEnquiry(await sendNote(id, text)), [id])
  const tried = useRef<KeyedAnswer>(undefined)
  const answer = useCallback(
    async (text: string) => {
      tried.current = keyed(text, tried.current)
      setEnquiry(await answerEnquiry(id, tried.current))
      tried.current = undefined
    },
    [id],
  )
  return { enquiry, isBusy, problem, change, note, answer, reload }
}

/**
 * The key of an answer whose reply was lost stays, so that sending it again mails nothing twice. Another
 * text is another answer. `randomUUID` is missing where the studio has no https.
 */
function keyed(text: string, tried?: KeyedAnswer): KeyedAnswer {
  if (tried?.text === text) return tried
  const random = crypto.getRandomValues(new Uint32Array(4))
  return { text, key: [...random].map((part) => part.toString(36).padStart(7, '0')).join('') }
}
