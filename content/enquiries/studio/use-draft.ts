'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import type { AnswerInForm } from '../answers/answer-in-form.ts'
import type { AttachedFile } from '../answers/limits.ts'
import type { ShownEnquiry } from '../shown.ts'
import { Keeper, type Kept } from './keeper.ts'
import { makeKey } from './make-key.ts'
import { saveDraft } from './requests.ts'

type Draft = {
  written: AnswerInForm
  /** The same, before it is rendered. */
  newest: { readonly current: AnswerInForm }
  /** How far it is stored; undefined before the first change. */
  kept: Kept | undefined
  change: (part: Partial<AnswerInForm>) => void
  /** Waits for what is being stored, and stores nothing more before the next change. */
  settle: () => Promise<void>
  /** Begins another answer. */
  clear: () => void
}

/** The answer that a person writes, kept by the service while it is typed. */
export function useDraft({ id, draft }: ShownEnquiry, subject: string): Draft {
  const fresh = useCallback(
    (): AnswerInForm => ({ key: makeKey(), subject, text: '', files: [] }),
    [subject],
  )
  const [written, setWritten] = useState<AnswerInForm>(draft ?? fresh)
  const newest = useRef(written)
  const [kept, setKept] = useState<Kept | undefined>(draft && { is: 'kept' })
  const set = useCallback((next: AnswerInForm) => {
    newest.current = next
    setWritten(next)
  }, [])
  const [keeper] = useState(() => {
    const save = async (value: AnswerInForm) => {
      const { files, isSent } = await saveDraft(id, value)
      if (newest.current.key !== value.key) return
      if (haveSameIds(files, newest.current.files)) set({ ...newest.current, files })
      if (!isSent) return
      // Another window has sent this answer; what is written here becomes one of its own.
      set({ ...newest.current, key: makeKey() })
      one.change(newest.current)
    }
    const one = new Keeper<AnswerInForm>({ save, onState: setKept })
    return one
  })
  const change = useCallback(
    (part: Partial<AnswerInForm>) => {
      set({ ...newest.current, ...part })
      keeper.change(newest.current)
    },
    [keeper, set],
  )
  useFlush(keeper, kept)
  const settle = useCallback(() => keeper.settle(), [keeper])
  const clear = useCallback(() => {
    set(fresh())
    setKept(undefined)
  }, [fresh, set])
  return { written, newest, kept, change, settle, clear }
}

function haveSameIds(some: readonly AttachedFile[], others: readonly AttachedFile[]) {
  return some.length === others.length && some.every(({ id }, i) => id === others[i]?.id)
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
  const hasFailed = kept?.is === 'failed'
  useEffect(() => {
    if (!hasFailed) return
    const ask = (event: Event) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [hasFailed])
}
