'use client'

import { useConfig, useDocumentInfo, useForm, useFormModified } from '@payloadcms/ui'
import { useCallback, useRef } from 'react'

/** Saves the form as a draft if anything in it has changed; returns false if that failed. */
export function useSaveDraft(): () => Promise<boolean> {
  const { submit } = useForm()
  const isModified = useFormModified()
  const latest = useRef(isModified)
  latest.current = isModified
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { api } = useConfig().config.routes
  return useCallback(async () => {
    if (!latest.current) return true
    const place = globalSlug ? `globals/${globalSlug}` : `${collectionSlug}/${id}`
    const result = await submit({
      acceptValues: { overrideLocalChanges: false },
      action: `${api}/${place}?autosave=true&depth=0&draft=true`,
      method: globalSlug ? 'POST' : 'PATCH',
      overrides: { _status: 'draft' },
      disableFormWhileProcessing: false,
      disableSuccessStatus: true,
      skipValidation: true,
    })
    return result?.res?.ok === true
  }, [submit, id, collectionSlug, globalSlug, api])
}
