'use client'

import { useDocumentInfo, useForm, useLocale } from '@payloadcms/ui'
import { useCallback } from 'react'
import type { Address } from '../../../editing/together/address.ts'

/** Publishes the contents of the open form, as Payload's own button does. */
export function usePublish(address: Address | undefined): () => Promise<void> {
  const { submit } = useForm()
  const { code } = useLocale()
  const info = useDocumentInfo()
  const { setHasPublishedDoc, setMostRecentVersionIsAutosaved, setUnpublishedVersionCount } = info
  return useCallback(async () => {
    if (!address) return
    const action = `${address.path}?depth=0&locale=${code}`
    const { method } = address
    const result = await submit({ action, method, overrides: { _status: 'published' } })
    if (!result) return
    setUnpublishedVersionCount(0)
    setMostRecentVersionIsAutosaved(false)
    setHasPublishedDoc(true)
  }, [
    address,
    code,
    submit,
    setHasPublishedDoc,
    setMostRecentVersionIsAutosaved,
    setUnpublishedVersionCount,
  ])
}
