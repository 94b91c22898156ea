'use client'

import { type RefObject, useEffect } from 'react'
import type { KeptForm } from '../kept/kept-form.ts'
import type { Address } from './address.ts'
import { keepInHistory } from './keep-in-history.ts'
import { merge } from './merge.ts'
import type { Fields } from './same.ts'
import type { FormState } from './use-form-state.ts'
import type { Base } from './use-guarded-saves.ts'

type Leaving = {
  address: Address
  /** Where changes go that cannot be saved. */
  kept: KeptForm
  form: FormState
  base: RefObject<Base>
  readLatest: () => Promise<Base['doc']>
  isModified: RefObject<boolean>
  hasHistory: boolean
}

/** How often the last changes are merged with a newer version before they count as unsaved. */
const MAX_ROUNDS = 5

/**
 * Saves the last typed text when the form is left, and warns when its tab is closed before that.
 * Text that cannot be saved is kept in the browser, and offered when the record is opened again.
 */
export function useLeaving(leaving: Leaving) {
  const { address, kept, form, base, readLatest, isModified, hasHistory } = leaving
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isModified.current) event.preventDefault()
    }
    const saveLast = async (mine: Fields, started: Fields) => {
      // The editor is leaving and cannot be asked: save the form; the other version is in the history.
      let latest: Fields | undefined = started
      for (let round = 0; latest && round < MAX_ROUNDS; round++) {
        if (await keepInHistory(address, merge(started, mine, latest).merged, latest)) return
        latest = await readLatest()
      }
      throw new Error('The form was left before its last changes were saved.')
    }
    const leave = () => {
      const [mine, started] = [form.read(), base.current.doc ?? {}]
      // The tab may be closed before the answer: until then they are not only on their way.
      kept.keep(mine, started)
      void saveLast(mine, started).then(
        () => kept.saved(),
        () => kept.leave(mine, started),
      )
    }
    // A page that is being closed has no time to wait for a response.
    const keep = () => {
      if (hasHistory && isModified.current) kept.keep(form.read(), base.current.doc ?? {})
    }
    window.addEventListener('beforeunload', warn)
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('beforeunload', warn)
      window.removeEventListener('pagehide', keep)
      if (hasHistory && isModified.current) leave()
    }
  }, [address, kept, form, base, readLatest, isModified, hasHistory])
}
