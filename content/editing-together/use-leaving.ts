'use client'

import { type RefObject, useEffect } from 'react'
import type { Address } from './address.ts'
import { keepInHistory } from './keep-in-history.ts'
import { merge } from './merge.ts'
import type { FormState } from './use-form-state.ts'
import type { Base } from './use-guarded-saves.ts'

type Leaving = {
  address: Address
  form: FormState
  base: RefObject<Base>
  readLatest: () => Promise<Base['doc']>
  isModified: RefObject<boolean>
  hasHistory: boolean
}

/** Saves what was typed last when the form is left, and warns when its tab is closed before that. */
export function useLeaving({ address, form, base, readLatest, isModified, hasHistory }: Leaving) {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isModified.current) event.preventDefault()
    }
    const saveLast = async () => {
      const mine = form.read()
      const started = base.current.doc
      if (!started || (await keepInHistory(address, mine, started))) return
      // The editor is leaving and cannot be asked: save the form; the other version is in the history.
      const latest = await readLatest()
      if (latest) await keepInHistory(address, merge(started, mine, latest).merged, latest)
    }
    window.addEventListener('beforeunload', warn)
    return () => {
      window.removeEventListener('beforeunload', warn)
      if (hasHistory && isModified.current) void saveLast().catch(() => undefined)
    }
  }, [address, form, base, readLatest, isModified, hasHistory])
}
