'use client'

import { useForm } from '@payloadcms/ui'
import { useCallback } from 'react'

type Save = {
  action: string
  method: 'PATCH' | 'POST'
  context?: { getDocPermissions?: boolean; incrementVersionCount?: boolean }
}

/**
 * Saves the open form as a draft while the editor goes on typing, as Payload's own autosave does
 * (`@payloadcms/ui/dist/elements/Autosave/index.js`). Returns whether it was saved.
 */
export function useBackgroundSave(): (save: Save) => Promise<boolean> {
  const { setBackgroundProcessing, submit } = useForm()
  return useCallback(
    async (save) => {
      setBackgroundProcessing(true)
      const result = await submit({
        ...save,
        acceptValues: { overrideLocalChanges: false },
        disableFormWhileProcessing: false,
        disableSuccessStatus: true,
        overrides: { _status: 'draft' },
        skipValidation: true,
      })
      setBackgroundProcessing(false)
      return result?.res?.ok === true
    },
    [setBackgroundProcessing, submit],
  )
}
