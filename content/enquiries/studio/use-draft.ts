'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { makeKey } from '../../editing/once/key.ts'
import type { AnswerInForm } from '../answers/answer-in-form.ts'
import { haveSameIds, isSameAnswer } from '../answers/same-answer.ts'
import type { ShownDraft } from '../answers/show-answers.ts'
import { Keeper, type Kept } from './keeper.ts'
import { saveDraft } from './requests.ts'

type Options = {
  /** The enquiry. */
  id: number
  draft?: ShownDraft
  subject: string
  /** Reads the enquiry again. */
  reload: () => Promise<void>
  /**
   * Called when the service has this answer already: with what is written here, and the form is
   * empty then; or with other words, and what is written here becomes an answer of its own.
   */
  onSent: (isSame: boolean) => void
}

type Draft = {
  written: AnswerInForm
  /** The same, before it is rendered. */
  newest: { readonly current: AnswerInForm }
  /** How far it is stored; undefined before the first change. */
  kept: Kept | undefined
  change: (part: Partial<AnswerInForm>) => void
  /** Goes on with another draft. */
  take: (draft: ShownDraft) => void
  /** Waits for what is being stored, and stores nothing more before the next change. */
  settle: () => Promise<void>
  /** Begins another answer. */
  clear: () => void
}

/** The answer that a person writes, kept by the service while it is typed. */
export function useDraft(options: Options): Draft {
  const { id, draft, subject } = options
  const current = useRef(options)
  useEffect(() => {
    current.current = options
  })
  const fresh = useCallback(
    (): AnswerInForm => ({ key: makeKey(), subject, text: '', files: [] }),
    [subject],
  )
  const [written, setWritten] = useState<AnswerInForm>(() => (draft ? formOf(draft) : fresh()))
  const newest = useRef(written)
  const from = useRef(draft?.version ?? '')
  const [kept, setKept] = useState<Kept | undefined>(draft && { is: 'kept' })
  const set = useCallback((next: AnswerInForm) => {
    newest.current = next
    setWritten(next)
  }, [])
  const clear = useCallback(() => {
    set(fresh())
    setKept(undefined)
  }, [fresh, set])
  const [keeper] = useState(() => {
    const [ownWindow, count] = [makeKey(), counter()]
    const save = async (value: AnswerInForm) => {
      const version = { version: `${ownWindow}:${count()}`, from: from.current }
      const { files, sent, isTaken } = await saveDraft(id, value, version)
      const isOther = () => newest.current.key !== value.key
      if (isOther()) return
      if (haveSameIds(files, newest.current.files)) set({ ...newest.current, files })
      if (isTaken) return becomeOwn()
      if (!sent) return
      // Before the form is emptied, the answer is on the page.
      await current.current.reload()
      if (isOther()) return
      const isSame = isSameAnswer(sent, newest.current)
      if (isSame) {
        one.drop()
        clear()
      } else becomeOwn()
      current.current.onSent(isSame)
    }
    const one = new Keeper<AnswerInForm>({ save, onState: setKept })
    const becomeOwn = () => {
      set({ ...newest.current, key: makeKey() })
      one.change(newest.current)
    }
    return one
  })
  const change = useCallback(
    (part: Partial<AnswerInForm>) => {
      set({ ...newest.current, ...part })
      keeper.change(newest.current)
    },
    [keeper, set],
  )
  const take = useCallback(
    (other: ShownDraft) => {
      from.current = other.version
      set(formOf(other))
      setKept({ is: 'kept' })
    },
    [set],
  )
  useFlush(keeper, kept)
  const settle = useCallback(() => keeper.settle(), [keeper])
  return { written, newest, kept, change, take, settle, clear }
}

function formOf({ key, subject, text, files }: ShownDraft): AnswerInForm {
  return { key, subject, text, files }
}

function counter() {
  let count = 0
  return () => ++count
}

/** Stores the last words when the page closes; asks the person to stay if that does not work. */
function useFlush(keeper: Keeper<AnswerInForm>, kept: Kept | undefined) {
  useEffect(() => {
    const flush = () => keeper.flush()
    addEventListener('pagehide', flush)
    return () => {
      removeEventListener('pagehide', flush)
      flush()
    }
  }, [keeper])
  const isUnkept = kept?.is === 'failed' || kept?.is === 'refused'
  useEffect(() => {
    if (!isUnkept) return
    const ask = (event: Event) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUnkept])
}
