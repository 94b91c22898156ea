'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { sentenceOf } from '../../studio/request.ts'
import type { AnswerInForm } from '../answers/answer-in-form.ts'
import { isSameAnswer } from '../answers/same-answer.ts'
import type { Way } from '../answers/send-answer.ts'
import type { ShownEnquiry } from '../shown.ts'
import {
  answerEnquiry,
  type Change,
  changeEnquiry,
  readEnquiry,
  sendNote,
  tryAgain,
} from './requests.ts'

export type EnquiryWork = {
  enquiry: ShownEnquiry
  isBusy: boolean
  /** The last error. */
  problem: string
  change: (change: Change) => Promise<void>
  /** Throws the sentence to show. */
  note: (text: string, key: string) => Promise<void>
  /** Sends an answer, or keeps one that was sent otherwise; throws the sentence to show. */
  answer: (written: AnswerInForm, way: Way) => Promise<void>
  /** Whether an answer with this key is in the record. */
  isAnswered: (key: string) => boolean
  /** Has the mail of an answer sent again. */
  again: (delivery: number) => Promise<void>
  reload: () => Promise<void>
}

/** An enquiry, and the functions of the buttons on its page. */
export function useEnquiry(first: ShownEnquiry): EnquiryWork {
  const [enquiry, setEnquiry] = useState(first)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const newest = useRef(first)
  const { id } = first
  const show = useCallback((next: ShownEnquiry) => {
    newest.current = next
    setEnquiry(next)
  }, [])
  const reload = useCallback(async () => show(await readEnquiry(id)), [id, show])
  const run = useCallback(
    async (work: () => Promise<void>) => {
      setIsBusy(true)
      try {
        await work()
        await reload()
        setProblem('')
      } catch (error) {
        setProblem(sentenceOf(error))
      }
      setIsBusy(false)
    },
    [reload],
  )
  const change = useCallback((change: Change) => run(() => changeEnquiry(id, change)), [id, run])
  const again = useCallback((delivery: number) => run(() => tryAgain(delivery)), [run])
  const note = useCallback(
    async (text: string, key: string) => show(await sendNote(id, text, key)),
    [id, show],
  )
  const isAnswered = useCallback((key: string) => newest.current.answers.some(hasKey(key)), [])
  const answer = useCallback(
    async (written: AnswerInForm, way: Way) => {
      try {
        show(await answerEnquiry(id, written, way))
      } catch (error) {
        // The answer may be in the record although the reply was lost.
        await reload().catch(() => undefined)
        const kept = newest.current.answers.find(hasKey(written.key))
        if (!kept || !isSameAnswer(kept, written)) throw error
      }
    },
    [id, reload, show],
  )
  useWaiting(enquiry, reload)
  return { enquiry, isBusy, problem, change, note, answer, isAnswered, again, reload }
}

const hasKey = (key: string) => (one: { key: string }) => one.key === key

const LOOK_AGAIN = 2000

/** Reads the enquiry again while an answer is on its way, to show what becomes of it. */
function useWaiting({ deliveries }: ShownEnquiry, reload: () => Promise<void>) {
  const isWaiting = deliveries.some(({ kind, state }) => kind === 'answer' && state === 'waiting')
  useEffect(() => {
    if (!isWaiting) return
    const look = () => void reload().catch(() => undefined)
    const timer = setInterval(look, LOOK_AGAIN)
    return () => clearInterval(timer)
  }, [isWaiting, reload])
}
