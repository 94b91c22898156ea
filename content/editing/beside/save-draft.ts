'use client'

import { useConfig, useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { useCallback, useRef } from 'react'
import { useBackgroundSave } from '../together/use-background-save.ts'

/** Saves the form as a draft if anything in it has changed; returns false if that failed. */
export function useSaveDraft(): () => Promise<boolean> {
  const saveInBackground = useBackgroundSave()
  const isModified = useFormModified()
  const latest = useRef(isModified)
  latest.current = isModified
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { api } = useConfig().config.routes
  return useCallback(async () => {
    if (!latest.current) return true
    const place = globalSlug ? `globals/${globalSlug}` : `${collectionSlug}/${id}`
    return saveInBackground({
      action: `${api}/${place}?autosave=true&depth=0&draft=true`,
      method: globalSlug ? 'POST' : 'PATCH',
    })
  }, [saveInBackground, id, collectionSlug, globalSlug, api])
}
