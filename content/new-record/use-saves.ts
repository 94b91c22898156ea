'use client'

import { toast, useConfig, useDocumentInfo, useForm, useLocale } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useRef } from 'react'
import { useNewRecord } from './context.ts'
import { createRecord } from './create-record.ts'

/** The two saves of a new record: the one that creates it, and what was typed in the meantime. */
export function useSaves() {
  const record = useNewRecord()
  const info = useDocumentInfo()
  const { getData, setBackgroundProcessing, submit } = useForm()
  const addressOf = useAutosaveAddress()
  const isCreating = useRef(false)

  const create = async () => {
    if (isCreating.current) return
    isCreating.current = true
    // The publish button waits as it does for an upload: it would create the record a second time.
    info.setUploadStatus?.('uploading')
    const result = await createRecord(addressOf(`/${info.collectionSlug}`), getData())
    info.setUploadStatus?.('idle')
    isCreating.current = false
    if ('problem' in result) {
      toast.error(result.problem)
      return
    }
    // The version that later saves begin from.
    info.setData(result.doc)
    record?.onSaved(result.doc.id)
  }

  const saveRest = async () => {
    setBackgroundProcessing(true)
    await submit({
      acceptValues: { overrideLocalChanges: false },
      action: addressOf(`/${info.collectionSlug}/${info.id}`),
      context: { incrementVersionCount: true },
      disableFormWhileProcessing: false,
      disableSuccessStatus: true,
      method: 'PATCH',
      overrides: { _status: 'draft' },
      skipValidation: true,
    })
    setBackgroundProcessing(false)
    info.setMostRecentVersionIsAutosaved(true)
    info.setUnpublishedVersionCount(1)
  }

  return { create, saveRest }
}

function useAutosaveAddress() {
  const { config } = useConfig()
  const { code } = useLocale()
  const query = new URLSearchParams({
    autosave: 'true',
    depth: '0',
    draft: 'true',
    'fallback-locale': 'null',
    locale: code,
  })
  return (path: `/${string}`) => `${formatAdminURL({ apiRoute: config.routes.api, path })}?${query}`
}
