'use client'

import { useDocumentInfo, useForm } from '@payloadcms/ui'
import { useCallback } from 'react'
import type { Address } from './address.ts'
import { useBackgroundSave } from './use-background-save.ts'

/** Saves the open form once more; a record with a history as a draft, while typing goes on. */
export function useTryAgain(
  { autosave, method }: Pick<Address, 'autosave' | 'method'>,
  hasHistory: boolean,
): () => Promise<void> {
  const { submit } = useForm()
  const info = useDocumentInfo()
  const { mostRecentVersionIsAutosaved: isDraftKnown } = info
  const { setMostRecentVersionIsAutosaved, setUnpublishedVersionCount } = info
  const saveInBackground = useBackgroundSave()
  return useCallback(async () => {
    const context = { getDocPermissions: false, incrementVersionCount: !isDraftKnown }
    if (!hasHistory) return void submit({})
    const isSaved = await saveInBackground({ action: autosave, method, context })
    if (!isSaved || isDraftKnown) return
    // As after an autosave: what is public is older now, and can be published.
    setMostRecentVersionIsAutosaved(true)
    setUnpublishedVersionCount((count) => count + 1)
  }, [
    autosave,
    hasHistory,
    isDraftKnown,
    method,
    saveInBackground,
    setMostRecentVersionIsAutosaved,
    setUnpublishedVersionCount,
    submit,
  ])
}
